// title: a lambda in a branch that is not taken, which captures two variables and `this`
// rule: ALLOC402
// bytes: 40
// unflagged: the closure is made where the method begins
// il: elsewhere: the closure is made where the method begins
// fix: ALLOC402.Copy
// safety: safe
// after: 0
sealed class Reader
{
    private readonly List<Func<string>> _later = [];
    private string _name = "r";

    [MethodImpl(MethodImplOptions.NoInlining)]
    public int Read(int number, string text)
    {
        if (number < 0)
            _later.Add([|() => _name + text + number|]);
        return number;
    }

    public string All()
    {
        _name = "changed";
        var all = new List<string>(16);
        foreach (var later in _later)
            all.Add(later());
        return string.Join(";", all);
    }
}

static class Case
{
    private static readonly Reader Kept = new();

    static int Probe(int number = 3, string text = "t") => Kept.Read(number, text);

    static int Loop()
    {
        var last = 0;
        for (var i = 0; i < 100; i++)
            last = Kept.Read(3, "t");
        return last;
    }

    static string Behave(int first, int second, string text)
    {
        var reader = new Reader();
        return reader.Read(first, text) + reader.Read(second, text + 1) + reader.All();
    }
}
