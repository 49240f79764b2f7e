// fixes: ALLOC306, ALLOC506
// What computes the bytes changes the list, replaces its variable, or fails.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;
sealed class Lists
{
    private List<byte> _all = new() { 1 };
    private int Grow() { _all.Add(7); return _all.Count; }
    private int Renew() { _all = new List<byte> { 5 }; return 3; }
    private string Text(bool renews) { if (renews) _all = new List<byte> { 6 }; else _all.Insert(0, 4); return "t" + _all.Count; }
    public string Run(int n)
    {
        var first = _all;
        _all.AddRange(BitConverter.GetBytes(Grow()));
        _all.InsertRange(_all.Count, BitConverter.GetBytes((short)Grow()));
        _all.AddRange(Encoding.UTF8.GetBytes(Text(false)));
        _all.AddRange(Encoding.UTF8.GetBytes(Text(true)));
        _all.AddRange(BitConverter.GetBytes(Renew()));
        try { _all.AddRange(BitConverter.GetBytes(checked(n * int.MaxValue))); }
        catch (OverflowException) { _all.Add(99); }
        try { _all.AddRange(new UTF8Encoding(false, true).GetBytes("a\ud800" + n)); }
        catch (EncoderFallbackException) { _all.Add(98); }
        return string.Join(",", first) + " " + string.Join(",", _all);
    }
    public static string Local(int n)
    {
        var all = new List<byte> { 1 };
        var kept = all;
        all.AddRange(BitConverter.GetBytes((all = new List<byte> { 2 }).Count + n));
        return string.Join(",", kept) + " " + string.Join(",", all);
    }
}
static class Program
{
    static void Main()
    {
        var lists = new Lists();
        for (var i = 1; i < 4; i++)
            Console.WriteLine(lists.Run(i) + " " + Lists.Local(i));
    }
}
