// title: a range of an array
// row: arr[1..3] on an array, slice pattern with variable on an array
// rule: none: the array is what the code asks for
// bytes: 32
static class Case
{
    static int[] s_numbers = { 1, 2, 3, 4 };

    static int[] Probe(int start = 1) => s_numbers[start..3];
}
