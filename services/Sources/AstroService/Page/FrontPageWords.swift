/// The words of the page for people, by their slots.
enum FrontPageWords {
  static let all: [(slot: String, words: Words)] = [
    (
      "intro",
      Words(
        "Enter a birth to see its chart: a wheel that you can touch, and the beginning of a reading.",
        "Введіть дані народження, щоб побачити карту: коло, якого можна торкатися, і початок тлумачення.")
    ),
    ("name", Words("Name", "Ім’я")), ("date", Words("Date of birth", "Дата народження")),
    ("time", Words("Time of birth", "Час народження")),
    (
      "noTime",
      Words(
        "Leave the time empty if it is not known: the chart then has no houses.",
        "Якщо час невідомий, лишіть поле порожнім: тоді карта буде без домів.")
    ),
    ("place", Words("Place of birth", "Місце народження")), ("example", Words("Kyiv", "Київ")),
    ("draw", Words("Show the chart", "Показати карту")),
    ("sheet", Words("Sheet with tables (PDF)", "Аркуш із таблицями (PDF)")),
    (
      "privacy",
      Words("What you enter here is drawn and forgotten.", "Введене тут малюється й не зберігається.")
    ),
    ("wheel", Words("The chart", "Карта")),
  ]
}
