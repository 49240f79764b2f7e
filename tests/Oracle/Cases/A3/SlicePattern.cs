// title: a slice pattern with a variable on an array
// row: arr[1..3] on an array, slice pattern with variable on an array
// rule: none: the array is what the code asks for
// bytes: 40
static class Case
{
    static int[] s_numbers = { 1, 2, 3, 4 };

    static void Probe()
    {
        if (s_numbers is [_, .. var rest])
            Sink.Keep(rest);
    }
}
