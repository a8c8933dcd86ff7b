import ChartModel

extension Role {
  /// The part of a person that a planet stands for, as one area sees it.
  static func planet(_ body: Body, in area: Area) -> Bilingual<String>? {
    switch area {
    case .finances: finances(body)
    case .career: career(body)
    case .relationships: relationships(body)
    case .health: health(body)
    case .general: general(body)
    }
  }

  private static func finances(_ body: Body) -> Bilingual<String>? {
    switch body {
    case .sun: Bilingual("your pride in earning", "ваша гордість за зароблене")
    case .moon: Bilingual("your sense of having enough", "ваше відчуття достатку")
    case .mercury: Bilingual("your head for figures", "ваш хист до цифр і домовленостей")
    case .venus: Bilingual("your eye for value", "ваше чуття справжньої ціни")
    case .mars: Bilingual("your drive to earn", "ваш запал заробляти")
    case .jupiter: Bilingual("your appetite for growth", "ваш апетит до зростання")
    case .saturn: Bilingual("your thrift", "ваша ощадність")
    case .uranus: Bilingual("your wish to depend on nobody", "ваше бажання ні від кого не залежати")
    case .neptune: Bilingual("your trust in others over money", "ваша довіра до людей у грошових справах")
    case .pluto: Bilingual("your grip on what is shared", "ваша хватка в усьому спільному")
    default: nil
    }
  }

  private static func career(_ body: Body) -> Bilingual<String>? {
    switch body {
    case .sun: Bilingual("your professional pride", "ваша професійна гідність")
    case .moon: Bilingual("your need to feel at home at work", "ваша потреба почуватися на роботі як удома")
    case .mercury: Bilingual("your working mind", "ваш робочий розум")
    case .venus: Bilingual("your tact at work", "ваш такт у роботі")
    case .mars: Bilingual("your working drive", "ваш робочий запал")
    case .jupiter: Bilingual("your wish to grow", "ваше прагнення рости")
    case .saturn: Bilingual("your sense of duty", "ваше почуття обов’язку")
    case .uranus: Bilingual("your wish to do it differently", "ваше бажання робити інакше")
    case .neptune: Bilingual("your imagination", "ваша уява")
    case .pluto: Bilingual("your will to have influence", "ваша воля впливати")
    default: nil
    }
  }

  private static func relationships(_ body: Body) -> Bilingual<String>? {
    switch body {
    case .sun: Bilingual("your need to be seen as you are", "ваша потреба бути собою поруч з іншим")
    case .moon: Bilingual("your need for closeness", "ваша потреба в близькості")
    case .mercury: Bilingual("your side of the conversation", "ваш голос у розмові")
    case .venus: Bilingual("your heart", "ваше серце")
    case .mars: Bilingual("your desire", "ваша пристрасть")
    case .jupiter: Bilingual("your generosity in love", "ваша щедрість у коханні")
    case .saturn: Bilingual("your caution in love", "ваша обережність у коханні")
    case .uranus: Bilingual("your need for freedom", "ваша потреба у свободі")
    case .neptune: Bilingual("your dream of the other person", "ваша мрія про іншу людину")
    case .pluto: Bilingual("your depth of feeling", "ваша глибина почуттів")
    default: nil
    }
  }

  private static func health(_ body: Body) -> Bilingual<String>? {
    switch body {
    case .sun: Bilingual("your vitality", "ваша життєва сила")
    case .moon: Bilingual("your sense of comfort", "ваша потреба у відпочинку й затишку")
    case .mercury: Bilingual("your busy mind", "ваша жвава думка")
    case .venus: Bilingual("your pleasure in good things", "ваша любов до приємного")
    case .mars: Bilingual("your urge to move", "ваша потреба рухатися")
    case .jupiter: Bilingual("your appetite for life", "ваш апетит до життя")
    case .saturn: Bilingual("your discipline", "ваша дисципліна")
    case .uranus: Bilingual("your need to break the routine", "ваша потреба ламати розпорядок")
    case .neptune: Bilingual("your sensitivity to your surroundings", "ваша чутливість до всього довкола")
    case .pluto: Bilingual("your stamina", "ваша витривалість")
    default: nil
    }
  }

  private static func general(_ body: Body) -> Bilingual<String>? {
    switch body {
    case .sun: Bilingual("your sense of self", "ваше відчуття себе")
    case .moon: Bilingual("your inner life", "ваше внутрішнє життя")
    case .mercury: Bilingual("your mind", "ваш розум")
    case .venus: Bilingual("your affection", "ваша прихильність")
    case .mars: Bilingual("your drive", "ваш запал")
    case .jupiter: Bilingual("your faith in tomorrow", "ваша віра в завтра")
    case .saturn: Bilingual("your sense of duty", "ваше почуття обов’язку")
    case .uranus: Bilingual("your independence", "ваша незалежність")
    case .neptune: Bilingual("your imagination", "ваша уява")
    case .pluto: Bilingual("your strength of will", "ваша сила волі")
    default: nil
    }
  }
}
