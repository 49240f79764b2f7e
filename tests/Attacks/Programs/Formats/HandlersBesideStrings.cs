// refuses: ALLOC201, ALLOC207
// Operators, indexers and conversions that take a handler of the project as well as a string.
using System;
using System.Collections;
using System.Runtime.CompilerServices;
[InterpolatedStringHandler]
public struct Html
{
    private string _t;
    public Html(int literals, int holes) { _t = "handler "; }
    public void AppendLiteral(string s) => _t += s;
    public void AppendFormatted<T>(T v) => _t += "<" + v + ">";
    public static implicit operator Html(string s) => new Html { _t = "string " + s };
    public override string ToString() => _t;
}
public sealed class Log : IEnumerable
{
    public static string operator +(Log l, string s) => "+string " + s;
    public static string operator +(Log l, Html s) => "+" + s;
    public string this[string s] => "[string] " + s;
    public string this[Html s] => "[" + s + "]";
    public void Add(string s) => Console.WriteLine("Add string " + s);
    public void Add(Html s) => Console.WriteLine("Add " + s);
    public IEnumerator GetEnumerator() => throw new NotSupportedException();
}
public enum Kind { None, One, Two }
static class Uses
{
    static readonly Log L = new Log();
    public static Html Converted(int n) => string.Format("r{0}b", n);
    public static string Operand(int n) => L + string.Format("a{0}b", n);
    public static string Index(int n) => L[string.Format("i{0}b", n)];
    public static Log Collected(int n) => new Log { string.Format("c{0}b", n) };
    public static string Enums(Kind k)
    {
        var r = "";
        for (var i = 0; i < 2; i++)
        {
            Html h = "k" + k;
            r = string.Concat(h.ToString(), L + ("k" + k), L["k" + k]);
        }
        return r;
    }
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(Uses.Converted(i)); Console.WriteLine(Uses.Operand(i)); Console.WriteLine(Uses.Index(i));
            Uses.Collected(i); Console.WriteLine(Uses.Enums((Kind)i));
        }
    }
}
