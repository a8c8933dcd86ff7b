public import ChartModel
public import WheelLayout
public import Wording

extension WheelCaption {
  /// What is written around a chart's wheel.
  public init(of chart: Chart, in language: Language) {
    let caption = ChartCaption(of: chart, in: language)
    self.init(
      title: caption.title, time: caption.time, place: caption.place, balance: caption.balance,
      notes: caption.notes)
  }
}
