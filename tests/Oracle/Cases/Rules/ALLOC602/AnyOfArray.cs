// title: `numbers.Any(x => x == k)` of an array, where the lambda captures
// rule: ALLOC602
// target: net9.0
// bytes: 88
// user: net10 24/88 | 88
// fix: ALLOC602.Loop
// safety: safe
// after: 0
static class Case
{
    static readonly int[] Numbers = [1, 2, 3];

    static bool Probe(int k = 7)
    {
        var numbers = Numbers;
        if (numbers is null)
            return false;
        return [|numbers.Any(x => x == k)|];
    }

    static bool Behave(int[] numbers, int k)
    {
        if (numbers is null)
            return false;
        return [|numbers.Any(x => x == k)|];
    }

    static string BehaveAll(int[] numbers, int k)
    {
        if (numbers is null)
            return "";
        if (k > 0 && ![|numbers.All(x => x < k)|])
            return "larger";
        return numbers.Length > 2 && k < 5 ? "long" : "short";
    }
}
