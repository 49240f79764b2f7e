// refuses: ALLOC306, ALLOC506
// silent: ALLOC501
// A class that is a list adds bytes to itself: without a name, by its base, and by this.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;
class Log : List<byte>
{
    public void Number(int n) => AddRange(BitConverter.GetBytes(n));
    public void Base(int n) => base.AddRange(BitConverter.GetBytes(n));
    public void This(int n) => this.AddRange(BitConverter.GetBytes(n));
    public void Text(string text) => AddRange(Encoding.UTF8.GetBytes(text));
    public void Inserted(int n) => InsertRange(0, BitConverter.GetBytes(n));
    public void Local(byte n)
    {
        var pair = new byte[2];
        pair[0] = n;
        pair[1] = (byte)(n + 1);
        AddRange(pair);
        base.InsertRange(1, pair);
    }
}
static class Program
{
    static void Main()
    {
        var log = new Log();
        for (var i = 0; i < 3; i++)
        {
            log.Number(i); log.Base(i * 7); log.This(-i); log.Text("é" + i); log.Inserted(i * 1000); log.Local((byte)i);
        }
        Console.WriteLine(string.Join(",", log));
    }
}
