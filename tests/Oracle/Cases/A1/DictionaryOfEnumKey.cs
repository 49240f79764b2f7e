// title: a dictionary looked up by an enum
// row: Enum as dictionary key
// rule: none: nothing is allocated
// bytes: 0
enum Colour { Red = 1 }

static class Case
{
    static Dictionary<Colour, int> s_numbers = new() { [Colour.Red] = 1 };

    static int Probe(Colour colour = Colour.Red) => s_numbers[colour];
}
