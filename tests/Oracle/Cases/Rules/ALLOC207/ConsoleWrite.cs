// title: `Console.Write("a{0}", number)`
// rule: ALLOC207
// bytes: 24
// note: the writer formats into a buffer that it keeps, so that no text is made; an interpolated string would make one
static class Case
{
    static int Probe(int number = 5)
    {
        Console.[|Write("a{0}", number)|];
        return 1;
    }
}
