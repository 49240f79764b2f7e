// fixes: ALLOC202
// The argument of an indexer replaces the field that it is asked of.
using System;
readonly struct Window
{
    private readonly int _start;
    public Window(int start) => _start = start;
    public int this[int index] => _start + index;
}
sealed class Reader
{
    private object _window = new Window(1);
    public int Move() { _window = new Window(100); return 1; }
    public int Next() => ((Window)_window)[Move()];
}
static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(new Reader().Next());
    }
}
