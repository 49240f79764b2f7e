// title: GetHashCode of a nullable enum
// row: e.GetHashCode() on enum, also nullable
// rule: none: the JIT leaves the box out
// bytes: 0
enum Colour { Red = 1 }

static class Case
{
    static Colour? s_colour = Colour.Red;

    static int Probe() => s_colour.GetHashCode();
}
