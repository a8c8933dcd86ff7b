import ChartModel

extension UkrainianPhrasebook {
  func meaning(of point: ChartPoint, in area: Area) -> String {
    switch point {
    case .body(let body): planet(body, in: area) ?? self.point(body)
    case .ascendant: "ваше зовнішнє «я»"
    case .midheaven: "ваше публічне «я»"
    }
  }

  private func planet(_ body: Body, in area: Area) -> String? {
    switch area {
    case .finances: finances(body)
    case .career: career(body)
    case .relationships: relationships(body)
    case .health: health(body)
    case .general: general(body)
    }
  }

  private func finances(_ body: Body) -> String? {
    switch body {
    case .sun: "ваша гордість за зароблене"
    case .moon: "ваше відчуття достатку"
    case .mercury: "ваш хист до цифр і домовленостей"
    case .venus: "ваше чуття справжньої ціни"
    case .mars: "ваш запал заробляти"
    case .jupiter: "ваш апетит до зростання"
    case .saturn: "ваша ощадність"
    case .uranus: "ваше бажання ні від кого не залежати"
    case .neptune: "ваша довіра до людей у грошових справах"
    case .pluto: "ваша хватка в усьому спільному"
    default: nil
    }
  }

  private func career(_ body: Body) -> String? {
    switch body {
    case .sun: "ваша професійна гідність"
    case .moon: "ваша потреба почуватися на роботі як удома"
    case .mercury: "ваш робочий розум"
    case .venus: "ваш такт у роботі"
    case .mars: "ваш робочий запал"
    case .jupiter: "ваше прагнення рости"
    case .saturn: "ваше почуття обов’язку"
    case .uranus: "ваше бажання робити інакше"
    case .neptune: "ваша уява"
    case .pluto: "ваша воля впливати"
    default: nil
    }
  }

  private func relationships(_ body: Body) -> String? {
    switch body {
    case .sun: "ваша потреба бути собою поруч з іншим"
    case .moon: "ваша потреба в близькості"
    case .mercury: "ваш голос у розмові"
    case .venus: "ваше серце"
    case .mars: "ваша пристрасть"
    case .jupiter: "ваша щедрість у коханні"
    case .saturn: "ваша обережність у коханні"
    case .uranus: "ваша потреба у свободі"
    case .neptune: "ваша мрія про іншу людину"
    case .pluto: "ваша глибина почуттів"
    default: nil
    }
  }

  private func health(_ body: Body) -> String? {
    switch body {
    case .sun: "ваша життєва сила"
    case .moon: "ваша потреба у відпочинку й затишку"
    case .mercury: "ваша жвава думка"
    case .venus: "ваша любов до приємного"
    case .mars: "ваша потреба рухатися"
    case .jupiter: "ваш апетит до життя"
    case .saturn: "ваша дисципліна"
    case .uranus: "ваша потреба ламати розпорядок"
    case .neptune: "ваша чутливість до всього довкола"
    case .pluto: "ваша витривалість"
    default: nil
    }
  }

  private func general(_ body: Body) -> String? {
    switch body {
    case .sun: "ваше відчуття себе"
    case .moon: "ваше внутрішнє життя"
    case .mercury: "ваш розум"
    case .venus: "ваша прихильність"
    case .mars: "ваш запал"
    case .jupiter: "ваша віра в завтра"
    case .saturn: "ваше почуття обов’язку"
    case .uranus: "ваша незалежність"
    case .neptune: "ваша уява"
    case .pluto: "ваша сила волі"
    default: nil
    }
  }

  private func point(_ body: Body) -> String {
    switch body {
    case .northNode: "напрям вашого зростання"
    case .southNode: "ваша найдавніша звичка"
    case .chiron: "ваше вразливе місце"
    case .lilith: "ваш непокірний бік"
    case .ceres: "ваша турбота про інших"
    case .pallas: "ваше око на закономірності"
    case .juno: "ваше уявлення про чесний союз"
    case .vesta: "ваша відданість"
    case .fortune: "ваша легкість"
    default: "ця частина вашої вдачі"
    }
  }
}
