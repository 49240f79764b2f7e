// title: `foreach (var x in numbers.Skip(2))` of an array
// rule: ALLOC602
// bytes: 48
// user: net10 48
// il: elsewhere: the operator makes an iterator
// fix: ALLOC602.Loop
// safety: safe
// after: 0
static class Case
{
    static readonly int[] Numbers = [1, 2, 3];

    static int Probe()
    {
        var numbers = Numbers;
        if (numbers is null)
            return 0;
        var sum = 0;
        foreach (var x in [|numbers.Skip(2)|])
            sum += x;
        return sum;
    }

    static string Behave(int[] numbers, int n, int m)
    {
        if (numbers is null)
            return "";
        var sum = 0L;
        foreach (var x in [|numbers.Skip(n)|])
            sum = unchecked(sum * 31 + x);
        foreach (var x in [|numbers.Skip(2).Take(m)|])
            sum = unchecked(sum * 31 + x);
        foreach (var x in [|numbers.Take(m).Where(x => x > n)|])
            sum = unchecked(sum * 31 + x);
        return sum.ToString();
    }
}
