// title: `"a" + kind`, an enum in a string `+`
// rule: ALLOC201
// bytes: 56
// unflagged: the text itself is what the code asks for
// message: 24 B are the box, 32 B are the text
// fix: ALLOC201.Interpolate
// safety: safe
// after: 32
enum Colour : short { None, Red = 1, Blue = 4 }

[Flags]
enum Sides { None, Left = 1, Right = 2, Both = 3 }

static class Case
{
    static string Probe(Colour colour = Colour.Red) => "a" + [|colour|];

    static string Behave(Colour colour, string text) => "a{" + [|colour|] + "}" + text;

    static string BehaveFlags(Sides sides, int number, char c) => number + c + "x" + [|sides|] + number;

    static string BehaveDay(DayOfWeek day, DateTime date, Guid guid, double value) => "\"" + [|day|] + date + "\n" + guid + value;
}
