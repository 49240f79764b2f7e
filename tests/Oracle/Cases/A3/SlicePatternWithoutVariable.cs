// title: a slice pattern without variable on an array
// row: arr[1..3] on an array, slice pattern with variable on an array
// rule: none: nothing is allocated
// bytes: 0
// il: none
static class Case
{
    static int[] s_numbers = { 1, 2, 3, 4 };

    static bool Probe() => s_numbers is [1, .., 4];
}
