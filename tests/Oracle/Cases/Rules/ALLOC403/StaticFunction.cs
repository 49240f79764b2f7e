// title: a local function that captures nothing and is given to `List<T>.Exists`
// rule: ALLOC403
// bytes: 64
// fix: ALLOC403.StaticFunction
// safety: safe
// after: 0
static class Case
{
    private static readonly List<int> Numbers = [1, 2];

    static int Probe()
    {
        return Numbers.Exists([|Is|]) ? 1 : 0;

        bool Is(int number) => number == 3;
    }

    static string Behave(int[] numbers, int limit)
    {
        int[] all = [limit, .. numbers];
        Array.Sort(all, [|Compare|]);
        return string.Join(",", all) + Array.FindIndex(all, [|IsOdd|]);

        int Compare(int left, int right) => left % 10 == right % 10 ? left.CompareTo(right) : (left % 10).CompareTo(right % 10);
        bool IsOdd(int number)
        {
            Func<int, bool> isOdd = static n => n % 2 != 0;
            return isOdd(number);
        }
    }
}
