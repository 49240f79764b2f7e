// title: `Func<int, int> add = n => n + number;` that is only called
// rule: ALLOC403
// bytes: 88
// jit: net10 24/88
// fix: ALLOC403.LocalFunction
// safety: safe
// after: 0
static class Case
{
    static int Probe(int number = 3)
    {
        Func<int, int> add = [|n => n + number|];
        return add(1) + add(2);
    }

    static string Behave(int number, string text)
    {
        Func<string, int, string> join = [|(t, n) =>
        {
            number++;
            return t + text + n + number;
        }|];
        var all = join("a", number) + number;
        text += "!";
        return all + join.Invoke(text, number) + number;
    }
}
