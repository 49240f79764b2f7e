// title: `string.Format("a{0}", number)`
// rule: ALLOC207
// bytes: 56
// message: 24 B are the box, 32 B are the text
// fix: ALLOC207.Interpolate
// safety: safe
// after: 32
enum Colour { None, Red = 1 }

static class Case
{
    static string Probe(int number = 5) => string.[|Format("a{0}", number)|];

    static string Behave(int number, double value, decimal money) => string.[|Format("{{{0,8:x}}} {1:N2}\t{2}", number, value, money)|];

    static string BehaveTwice(int number, string text, char c) => string.[|Format("{1}{0,-5}{1}{2}\"", number, text, c)|];

    static string BehaveEnum(Colour colour, Guid guid, DateTime date) => string.[|Format("{0:D}{1:N}{2:yyyy-MM-dd}", colour, guid, date)|];

    static string BehaveNullable(int? number, DateTime? date) => string.[|Format("{0,4}{1:d}", number, date)|];

    static string BehaveInvariant(double value, DateTime date) => string.[|Format(System.Globalization.CultureInfo.InvariantCulture, "{0} {1}", value, date)|];

    static string BehaveBadFormat(Guid guid, string text) => string.[|Format("{0:Q}{1}", guid, text)|];

    static string BehaveFirstCalls(List<int> list) => string.[|Format("{0} ", list.Count)|];
}
