import AstroSvitla
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// Answers requests of HTTP with what the endpoints make.
struct Responder: HTTPResponder {
  let house: House
  private let routes: RouteTable

  init(_ house: House) { (self.house, routes) = (house, RouteTable(Endpoints.all)) }

  func respond(to request: Request, context: ServiceContext) async throws -> Response {
    let begun = ContinuousClock.now
    let query = Query(request.uri)
    let language =
      query.values["language"].flatMap { Language(rawValue: $0) }
      ?? Language(accepting: request.headers[.acceptLanguage])
    let found = routes.find(request.method, request.uri.path)
    var answer: Answer
    do {
      answer = try await self.answer(request, query, language, found, from: context.address)
    } catch let refusal as Refusal {
      answer = refusal.answer(in: language)
    } catch {
      // Neither path nor error may hold anything of a birth: a kind of error says enough to look for it.
      context.logger.error(
        "failed", metadata: ["endpoint": "\(found.name)", "error": "\(ServiceFailure.kind(of: error))"])
      answer = Refusal.failed.answer(in: language)
    }
    let time = ContinuousClock.now - begun
    house.counters.count(found.name, answer.status, time)
    context.logger.info(
      "\(found.name)", metadata: ["status": "\(answer.status.code)", "ms": "\(Int(time / .milliseconds(1)))"])
    return response(answer, in: language, isHead: request.method == .head)
  }

  private func answer(
    _ request: Request, _ query: Query, _ language: Language, _ found: RouteTable.Found, from address: String
  ) async throws -> Answer {
    switch found {
    case .nothing: throw Refusal.notFound
    case .otherMethods(let methods): throw Refusal.notAllowed(methods)
    case .endpoint(let endpoint, let path):
      try query.check(endpoint.facts.query)
      // A body that comes slowly keeps nobody else waiting.
      let body = try await Responder.body(of: request)
      let headers = request.headers
      let work = { @Sendable in
        var named = query.values["user_id"]
        if case .userInBody = endpoint.access {
          named = try Call.fields(of: body).requiredText("user_id", most: 64)
        }
        let (user, app) = try await house.admit(endpoint, headers, from: address, named: named)
        return try await endpoint.answer(
          Call(
            house: house, user: user, app: app, language: language, path: path, query: query,
            headers: headers, body: body))
      }
      // What needs no key waits for a thread alone; a page that nobody may wait for any longer tells so in words.
      return try await endpoint.wantsKey ? house.gate.through(work) : work()
    }
  }

  private static func body(of request: Request) async throws -> [UInt8] {
    do {
      return Array(try await request.body.collect(upTo: Call.largestBody).readableBytesView)
    } catch is NIOTooManyBytesError {
      throw Refusal.tooLarge
    }
  }

  private func response(_ answer: Answer, in language: Language, isHead: Bool) -> Response {
    var headers = answer.headers
    headers[.contentLanguage] = language.tag
    headers[.vary] = "Accept-Language, Authorization"
    headers[.xContentTypeOptions] = "nosniff"
    if headers[.cacheControl] == nil { headers[.cacheControl] = "no-store" }
    let response = Response(
      status: answer.status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
    return isHead ? response.createHeadResponse() : response
  }
}

/// What is known of a connection.
struct ServiceContext: InitializableFromSource, RequestContext {
  var coreContext: CoreRequestContextStorage
  /// Where the request comes from, without the port.
  let address: String

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    address = source.channel.remoteAddress?.ipAddress ?? ""
  }
}

extension RouteTable.Found {
  /// Method and path as the endpoint has it: no id, no key and no text of a request gets into logs.
  fileprivate var name: String {
    switch self {
    case .endpoint(let endpoint, _): "\(endpoint.method.rawValue) \(endpoint.path)"
    case .otherMethods: "other method"
    case .nothing: "nothing"
    }
  }
}

extension Query {
  fileprivate init(_ uri: URI) {
    values = Dictionary(
      uri.queryParameters.map { (String($0.key), String($0.value)) }, uniquingKeysWith: { _, last in last })
  }

  /// Holds the language, where an endpoint has one, to those that are known.
  fileprivate func check(_ parameters: [QueryParameter]) throws(Refusal) {
    guard parameters.contains(where: { $0.name == "language" }) else { return }
    _ = try named("language", known: Language.allCases.map(\.tag)) { Language(rawValue: $0) }
  }
}
