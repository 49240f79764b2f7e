// title: foreach over Enum.GetValues(typeof(E))
// row: Enum.GetValues(typeof(E)); boxes when enumerated as Array
// rule: none: reflection is for a later rule
// bytes: 112
// note: the array takes 32 bytes, the enumerator 32, the boxes 48
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static int Probe()
    {
        var sum = 0;
        foreach (Colour colour in Enum.GetValues(typeof(Colour)))
            sum += (int)colour;
        return sum;
    }
}
