// title: new C() used in its own method
// rule: none: it shows what the construct takes
// bytes: 24
// jit: net9+ 0/24
sealed class C
{
    public int X;
}

static class Case
{
    static int Probe(int i = 3)
    {
        var c = new C { X = i };
        return c.X + 1;
    }
}
