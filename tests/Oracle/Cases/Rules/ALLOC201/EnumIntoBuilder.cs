// title: `text.Append(kind)`, an enum
// rule: ALLOC201
// bytes: 24
// unflagged: the builder has room
// fix: ALLOC201.Append
// safety: safe
// after: net8 0, 0
enum Colour { None, Red = 1, Blue = 4 }

static class Case
{
    static StringBuilder s_text = new(64);

    static int Probe(Colour colour = Colour.Red) => s_text.Clear().Append([|colour|]).Length;

    static string Behave(Colour colour, string text) => new StringBuilder(text).Append([|colour|]).Append(text).ToString();

    static string BehaveDates(DateTime date, TimeSpan time, Guid guid) =>
        new StringBuilder().Append([|date|]).Append(',').Append([|time|]).Append([|guid|]).ToString();

    static string BehaveNull(bool isNull, Colour colour)
    {
        var text = isNull ? null : new StringBuilder();
        return text!.Append([|colour|]).ToString();
    }
}
