// refuses: ALLOC105
// The statement is the only one that reads a parameter of the primary constructor, which is unread without it.
#nullable enable
using System;

sealed class Label(string name)
{
    public int Length(int n)
    {
        name.Trim();
        return n + 1;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Label(" a ").Length(2));
}
