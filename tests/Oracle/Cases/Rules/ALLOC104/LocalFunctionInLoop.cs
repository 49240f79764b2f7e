// title: a local function that captures a number, given to `Array.FindIndex` in a loop over 4 arrays
// rule: ALLOC104
// bytes: 280
// message: it names the bytes of one iteration
// fix: ALLOC104.hoist
// safety: safe
// after: 88
static class Case
{
    private static readonly int[][] Rows = [[1, 2], [3, 4], [5, 6], [7, 8]];

    static int Probe(int wanted = 6)
    {
        var sum = 0;
        foreach (var row in Rows)
            sum += Array.FindIndex(row, [|IsWanted|]);
        return sum;

        bool IsWanted(int number) => number == wanted;
    }

    static string Behave(int[] numbers, int wanted)
    {
        int[][] rows = [numbers, [wanted], []];
        var found = 0;
        foreach (var row in rows)
        {
            found = found * 3 + Array.FindIndex(row, [|IsWanted|]);
            wanted++;
        }

        return found.ToString();

        bool IsWanted(int number) => number >= wanted;
    }
}
