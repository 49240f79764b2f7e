// fixes: ALLOC402
// A jump comes back to a lambda whose delegates are equal, and to a declaration; variables are written by other names.
using System;
using System.Collections.Generic;
using System.Threading;
static class Program
{
    static readonly List<string> Said = new();
    static Action s_last;
    static void Again(CancellationToken token, int count)
    {
        var i = 0;
    again:
        string text = "t" + i;
        token.Register(() => Said.Add(text));
        if (i++ < count)
            goto again;
    }
    static void Equal(string text, bool keeps, int n)
    {
    again:
        if (keeps)
        {
            Action a = () => Said.Add(text);
            Said.Add("same " + (s_last == a));
            s_last = a;
        }
        if (n-- > 0)
            goto again;
    }
    static void EqualInTwo(string text, bool keeps)
    {
        if (keeps)
        {
            Action a = () => Said.Add(text);
            Action b = () => Said.Add(text);
            Said.Add("equal " + (b == a) + (b.Target == a.Target));
        }
    }
    static void Later(string text, bool keeps, string other)
    {
        ref string name = ref other;
        if (keeps)
            s_last = () => Said.Add(text + other);
        name = ref text;
        name = "changed";
    }
    static void Pass(dynamic other, string text, bool keeps)
    {
        if (keeps)
            s_last = () => Said.Add(text);
        other.Set(ref text);
        s_last();
    }
    static unsafe void Pointer(delegate*<ref string, void> change, string text, bool keeps)
    {
        if (keeps)
            s_last = () => Said.Add(text);
        change(ref text);
        s_last();
    }
    static void Change(ref string text) => text += "!";
    public sealed class Setter { public void Set(ref string text) => text = "set"; }
    static unsafe void Main()
    {
        using var source = new CancellationTokenSource();
        Again(source.Token, 2);
        Equal("e", true, 2);
        EqualInTwo("q", true);
        Later("l", true, "o"); s_last();
        Pass(new Setter(), "p", true);
        Pointer(&Change, "f", true);
        source.Cancel();
        Console.WriteLine(string.Join("|", Said));
    }
}
