// fixes: ALLOC501
// Arrays that are asked for what spans answer otherwise or not at all: their text, type, ranges, patterns, order and errors.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(Text(i));
            Console.WriteLine(Asked(i));
            Console.WriteLine(Reversed(i));
            Console.WriteLine(Patterns(i));
            Console.WriteLine(Ends(i));
            Console.WriteLine(Errors(i, -1) + Errors(i, 3) + Errors(i, int.MaxValue));
            Console.WriteLine(Sorted(i));
            Console.WriteLine(Chars(i));
            Console.WriteLine(Copy(i));
        }
    }
    static string Text(int i) { var b = new byte[4]; b[0] = (byte)i; return b.ToString() + $"{b}" + b[0]; }
    static string Asked(int i) { var b = new int[4]; b[1] = i; return b.LongLength + " " + b.Rank + b.IsReadOnly + b.GetLength(0) + b.GetUpperBound(0) + b.Equals(null) + b.GetValue(1) + (b is null) + (b == null) + b.GetType().Name; }
    static string Reversed(int i) { var b = new int[3]; b[0] = i; b[2] = 9; var r = ((IEnumerable<int>)b).Reverse().ToArray(); Array.Reverse(b); return string.Join(",", r) + b[0] + b[2]; }
    static string Patterns(int i) { var b = new int[3]; b[1] = i; return (b is [0, 1, ..]) + " " + (b is { Length: 3 }) + (b is [.., var l] ? l : 7) + (b is [var f, .. var rest] ? rest.Length + f : 8) + b[^1] + b[^2]; }
    static string Ends(int i) { var b = new int[4]; b[3] = i; var c = b[1..]; c[0] = 5; var d = b[..2]; d[1] = 6; Array.Resize(ref b, 6); return b.Length + " " + b[1] + c[0] + d[1]; }
    static string Errors(int i, int at) { var b = new int[3]; try { b[at] = i; return b[at] + ""; } catch (Exception e) { return e.GetType().Name; } }
    static string Sorted(int i) { var b = new int[5]; for (var j = 0; j < b.Length; j++) b[j] = (j * 7 + i) % 5; Array.Sort(b); var at = Array.BinarySearch(b, 3); Array.Fill(b, 2, 1, 2); Array.Clear(b, 0, 1); return at + " " + b[0] + b[1] + b[4] + Array.IndexOf(b, 2) + Array.LastIndexOf(b, 2) + b.Sum() + b.Max() + b.Contains(4); }
    static string Chars(int i) { var c = new char[3]; c[0] = 'a'; c[1] = (char)('b' + i); c[2] = '\0'; return new string(c) + c.Length + string.Concat(c) + string.Join("-", c) + new string(c, 1, 1) + (c + "") + c.AsSpan().IndexOf('b') + c.Count(x => x > 'a'); }
    static string Copy(int i) { var b = new int[3]; b[0] = i; var c = (int[])b.Clone(); c[0] = 8; var d = b; d[1] = 4; b.CopyTo(c, 0); Buffer.BlockCopy(b, 0, c, 4, 4); return c[0] + " " + b[1] + c[1] + ReferenceEquals(b, d) + b.SequenceEqual(d); }
}
