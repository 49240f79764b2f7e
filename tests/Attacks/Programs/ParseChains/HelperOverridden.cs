// fixes: ALLOC301
// The part comes from virtual methods, interfaces, delegates and generic types, of which some return a text of their own or what a field holds.
#nullable enable
using System;
using System.Collections.Generic;

interface ICutter
{
    string Cut(string text);

    string Tail(string text) => text.Substring(text.Length / 2);
}

class Cutter : ICutter
{
    public virtual string Cut(string text) => text.Substring(1);

    internal virtual string Name => "name".Substring(1);
}

sealed class Joining : Cutter, ICutter
{
    private string _last = "";

    public override string Cut(string text) => _last = base.Cut(text) + " 1 ";

    internal override string Name => _last;

    string ICutter.Tail(string text) => _last;
}

static class Program
{
    static int Number(Cutter cutter, string text) => int.Parse(cutter.Cut(text).Trim());

    static int Generic<T>(T cutter, string text) where T : ICutter => int.Parse(cutter.Cut(text).Trim()) + cutter.Tail(text).Trim().Length;

    static bool Names(Cutter cutter) => cutter.Name.Substring(1) == "me" || cutter.Name.Trim().Length > 4;

    static int Called(Func<string, string> cut, string text) => int.Parse(cut(text).Trim());

    static string Try(Func<object> run)
    {
        try
        {
            return run() + " ";
        }
        catch (Exception e)
        {
            return e.GetType().Name + " ";
        }
    }

    static void Main()
    {
        foreach (var cutter in new List<Cutter> { new Cutter(), new Joining() })
        {
            foreach (var text in new[] { "x 1 ", "-2", "", "abc", " 3" })
            {
                Console.Write(Try(() => Number(cutter, text)) + Try(() => Generic(cutter, text)) + Try(() => Names(cutter)));
                Console.Write(Try(() => Generic<ICutter>(cutter, text)) + Try(() => Called(cutter.Cut, text)) + Try(() => cutter.Name));
            }

            Console.WriteLine();
        }
    }
}
