// fixes: ALLOC207
#nullable enable
using System;
using System.Globalization;
using System.Text;
class Base { static Base() { CultureInfo.CurrentCulture = new CultureInfo("fr-FR"); } }
sealed class Derived : Base { }
class G<T> { static G() { CultureInfo.CurrentCulture = new CultureInfo("de-DE"); } public static int Number; public static int Get() => 4; }
struct S { public static int N; static S() { CultureInfo.CurrentCulture = new CultureInfo("fr-FR"); } public int V; public int Twice => V * 2; public S(int v) { V = v; } }
static class Program
{
    static string A(double number)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
            text = string.Format("{0}-{1};", number, new Derived()) + text.Length;
        return text;
    }
    static string B(double number)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
            text = string.Format("{0}-{1};", number, G<int>.Number) + text.Length;
        return text;
    }
    static string C(double number, S s)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
            text = string.Format("{0}-{1};", number, s.Twice) + text.Length;
        return text;
    }
    static string D(double number)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
            text = string.Format("{0}-{1};", number, new S(4).V) + text.Length;
        return text;
    }
    static string Plain(double number, int other)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
            text = string.Format("{0}-{1};", number, other) + text.Length;
        return text;
    }
    static void Main()
    {
        foreach (var f in new Func<double, string>[] { A, B, d => C(d, default), D, d => Plain(d, 3) })
        {
            CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
            Console.WriteLine(f(1.5));
        }
    }
}
