/// The order in which a report tells: who you are here, how you act, where it strains, where it leads.
package enum Stage: String, CaseIterable, Hashable, Sendable, Comparable {
  case being, acting, strain, direction

  var place: Int { Stage.allCases.firstIndex(of: self) ?? 0 }

  package static func < (a: Stage, b: Stage) -> Bool { a.place < b.place }
}
