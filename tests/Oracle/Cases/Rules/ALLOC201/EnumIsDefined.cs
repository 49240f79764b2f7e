// title: `Enum.IsDefined(typeof(Colour), kind)`
// rule: ALLOC201
// bytes: 24
// fix: ALLOC201.Generic
// safety: safe
// after: 0
enum Colour { None, Red = 1, Blue = 4 }

static class Case
{
    static bool Probe(Colour colour = Colour.Red) => Enum.IsDefined(typeof(Colour), [|colour|]);

    static bool Behave(Colour colour) => Enum.IsDefined(typeof(Colour), [|colour|]);

    static string? BehaveName(Colour colour) => Enum.GetName(typeof(Colour), [|colour|]);

    static bool BehaveNumber(int number) => Enum.IsDefined(typeof(Colour), [|(Colour)number|]);
}
