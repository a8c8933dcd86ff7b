extension Gazetteer {
  /// The label of a point in the other language: for `Київ, Україна` in Kyiv `Kyiv, Ukraine`.
  ///
  /// A name alone stays a name alone. Former names are left as they are: they were chosen for their time.
  ///
  /// - Parameters:
  ///   - text: A name in any script, optionally followed by its region and country, separated by commas.
  ///   - point: The point that the label is given to.
  ///   - inUkrainian: Whether Ukrainian names are wanted, where they are established.
  /// - Returns: `nil` if no place so called is there.
  package func label(_ text: String, at point: Coordinates, inUkrainian: Bool) -> String? {
    guard !PlaceQuery.isTooLong(text) else { return nil }
    let query = PlaceQuery(text, in: self)
    let queries = [query, PlaceQuery(name: query.withoutKind ?? "", areas: query.areas)]
    guard let number = queries.lazy.compactMap({ place(like: $0, at: point) }).first else { return nil }
    let settlement = settlement(number)
    return query.areas == nil
      ? settlement.name(inUkrainian: inUkrainian) : settlement.title(inUkrainian: inUkrainian)
  }

  /// The number of the nearest place at a point that bears the name today.
  private func place(like query: PlaceQuery, at point: Coordinates) -> Int? {
    let key = folding.key(of: query.name)
    guard !key.isEmpty else { return nil }
    var nearest: (number: Int, distance: Double)?
    names.forEach(beginningWith: key) { cursor in
      let (number, distance) = (cursor.place, coordinates(of: cursor.place).distance(to: point))
      guard distance < nearest?.distance ?? Gazetteer.sameTown, !isFormer(name: cursor.ordinal),
        query.areas?.contains(area(of: number)) ?? true
      else { return }
      nearest = (number, distance)
    } longer: { _, _ in
    }
    return nearest?.number
  }
}
