// fixes: ALLOC104
// Static fields are added to types whose members stand in regions, under conditions, behind attributes, in a struct with a layout, and in an interface.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

static class Plain
{
    #region Fields

    private static int s_n;

    #endregion

    #region Methods

    public static int Marks(string text)
    {
        var found = 0;
        foreach (var c in text)
            found += text.IndexOfAny([',', ';']) + c + s_n++;
        #region Inner
        for (var i = 0; i < text.Length; i++)
            found += text.Split([' ', '\t'], i).Length;
        #endregion
        return found;
    }

    #endregion
}

#region Around
static class Empty
{
    #region Only
    public static int Marks(string text)
    {
        var sum = 0;
        foreach (var c in text)
            sum += text.IndexOfAny([',', '.']) + c;
        return sum;
    }
    #endregion
}
#endregion

[StructLayout(LayoutKind.Sequential)]
struct Laid
{
    #region State
    public int A;
    #if OTHER
    public long B;
    #endif
    public byte C;
    #endregion

    public readonly int Marks(string text)
    {
        var sum = 0;
        for (var i = 0; i < 3; i++)
            sum += text.IndexOfAny([',', ':']) + A + C;
        return sum;
    }
}

interface IMarks
{
    int Of(string text)
    {
        var sum = 0;
        foreach (var c in text)
            sum += text.IndexOfAny(['!', '?']);
        return sum;
    }
}

sealed class Marks<T> : IMarks
{
    #region
    public int Mine(string text, int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
            sum += text.IndexOfAny(['a', 'b']) + typeof(T).Name.IndexOfAny(new char[] { 'I', 'S' });
        return sum;
    }
    #endregion
}

#pragma warning disable CS0169
file class Local
{
#pragma warning restore CS0169
    #region A
    #region B
    static readonly char[] s_anyOf = ['x'];
    #endregion
    #endregion
    public static int Of(string text)
    {
        var sum = 0;
        foreach (var c in text)
            sum += text.IndexOfAny(s_anyOf) + text.IndexOfAny(['y', 'z']);
        return sum;
    }
}

enum Kind { A }

record Point(int X)
{
    #region R
    public int Of(string text)
    {
        var sum = 0;
        foreach (var c in text)
            sum += text.LastIndexOfAny(['y', 'z', (char)('a' + 1)]) + X;
        return sum;
    }
    #endregion
}

record struct Spot(int X)
{
    public readonly int Of(string text)
    {
        var sum = 0;
        foreach (var c in text)
            sum += text.LastIndexOfAny(['q', 'r']) + X;
        return sum;
    }
}

static class Program
{
    static void Main()
    {
        string[] texts = ["", "a,b;c d", "xyz!qrst:I"];
        for (var i = 0; i < 2; i++)
        {
            foreach (var text in texts)
            {
                Console.WriteLine(Plain.Marks(text) + " " + Empty.Marks(text) + " " + new Laid { A = 1 }.Marks(text) + " " + ((IMarks)new Marks<int>()).Of(text)
                    + " " + new Marks<string>().Mine(text, 2) + " " + Local.Of(text) + " " + new Point(1).Of(text) + new Spot(2).Of(text));
            }
        }
        Console.WriteLine(Marshal.SizeOf<Laid>());
    }
}
