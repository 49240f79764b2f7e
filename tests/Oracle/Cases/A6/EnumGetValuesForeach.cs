// title: foreach over Enum.GetValues(typeof(E))
// row: Enum.GetValues(typeof(E)); boxes when enumerated as Array
// rule: ALLOC604
// bytes: 112
// message: the answer is as large as the enum
// unflagged: the loop boxes each value and the enumerator
// note: the array takes 32 bytes, the enumerator 32, the boxes 48
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static int Probe()
    {
        var sum = 0;
        foreach (Colour colour in [|Enum.GetValues(typeof(Colour))|])
            sum += (int)colour;
        return sum;
    }
}
