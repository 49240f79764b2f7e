// title: `Colour.Red.ToString()`
// rule: ALLOC201
// bytes: 24
// fix: ALLOC201.NameOf
// safety: safe
// after: 0
enum Colour : byte { None, Red = 1, Blue = 4 }

[System.Flags]
enum Way { None, In = 1, Out = 2, Both = 3 }

static class Case
{
    static bool Probe() => [|Colour.Red.ToString()|].Length == 3;

    static string Behave() => [|Colour.None.ToString()|] + " " + [|Colour.Blue.ToString()|] + [|Way.Both.ToString()|] + [|Way.None.ToString()|];
}
