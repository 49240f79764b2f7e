// fixes: ALLOC301, ALLOC501
// Everything on one line, with and without braces.
using System;

static class Program
{
    static int A(string s) { if (s is null) return 0; return int.Parse(s.Trim().Substring(1)); }
    static int B(int n) { var b = new byte[8]; b[n & 7] = 3; var sum = 0; foreach (var x in b) sum += x; return sum; }
    static int C(string s) => s is null ? 0 : int.Parse(s.Trim());
    static int D(string s) { for (var i = 0; i < 2; i++) if (s != null) { var t = s.Trim(); if (t.Length > 1) return int.Parse(t.Substring(1)); } return -1; }

    static void Main() { for (var i = 0; i < 3; i++) { Console.WriteLine(A(" a" + i) + B(i) + C(" 4" + i + " ") + D(" z" + i)); } }
}
