// fixes: ALLOC105
// Results that nobody reads, of calls that may fail, start a type, count or read something that fails.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;

sealed class Loud
{
    public static readonly string Name = "n";

    static Loud() => Console.Write("[loud]");

    public static string Of(string text) => text + Name;
}

sealed class Quiet
{
    public string Name;
    private int _asked;

    public string Text => "t" + ++_asked;

    public int Asked => _asked;

    public string Joined(Quiet other) => Name + other.Name;

    public string Plain() => Name + "!";

    public static int[] Sized(int n) => new int[n];

    public static string Divided(int a, int b) => (a / b).ToString();

    public static string Item(int[] all, int i) => "" + all[i];

    public static List<int> Cast(object o) => new List<int> { (int)o };

    public static string Deep(int n) => n == 0 ? "" : Deep(n - 1) + "x";

    public static IEnumerable<int> Each(Action action)
    {
        action();
        yield return 1;
    }
}

sealed class Marked : CultureInfo
{
    public static int Asked;

    public Marked() : base("tr-TR")
    {
    }

    public override NumberFormatInfo NumberFormat
    {
        get
        {
            Asked++;
            return base.NumberFormat;
        }
        set => base.NumberFormat = value;
    }
}

static class Program
{
    static string Known(string text, int n)
    {
        if (text is null)
            return "";
        text.Trim();
        text.ToUpperInvariant();
        text.Substring(0, 0);
        n.ToString();
        text.Split(',');
        text.Replace('a', 'b');
        text.Where(c => c > 'a');
        return text;
    }

    static void Lost(string text, Quiet quiet, int n, object o)
    {
        Try(() => text.Trim());
        Try(() => { text.Substring(n); });
        Try(() => { text.Replace("", "x"); });
        Try(() => { text.PadLeft(n); });
        Try(() => { Loud.Of("a"); });
        Try(() => { quiet.Text.Trim(); });
        Try(() => { quiet.Joined(null); });
        Try(() => { quiet.Plain(); });
        Try(() => { Quiet.Sized(n); });
        Try(() => { Quiet.Divided(1, n + 1); });
        Try(() => { Quiet.Item(new int[1], n); });
        Try(() => { Quiet.Cast(o); });
        Try(() => { Quiet.Each(() => Console.Write("never")); });
        Try(() => { Quiet.Each(Next()); });
        Try(() => { n.ToString("Q"); });
        Try(() => { Enumerable.Range(0, n); });
        Try(() => { Enumerable.Range(0, 3).Select((Func<int, int>)null); });
        Try(() => { Path.Combine("a", text); });
        Try(() => { string.Format("{1}", n); });
        Try(() => { string.Join(",", new[] { quiet }.Select(q => q.Text)); });
        Try(() => { string.Concat(quiet, n); });
        Try(() => { Encoding.UTF8.GetBytes(text); });
        Try(() => { new StringBuilder().Append(quiet.Text).ToString(); });
        Try(() => { new List<int> { n }.Where(x => x > quiet.Asked); });
        Try(() => { new[] { 1, 2 }.ToList(); });
        Try(() => { checked(n * int.MaxValue).ToString(); });
        Console.WriteLine(quiet?.Asked);
    }

    static Action Next()
    {
        Console.Write("[next]");
        return () => { };
    }

    static void Try(Action action)
    {
        try
        {
            action();
            Console.Write(".");
        }
        catch (Exception exception)
        {
            Console.Write(exception.GetType().Name + " ");
        }
    }

    static void Main()
    {
        Console.WriteLine(Known("a,b", 3) + Known(null, 3));
        Lost("abc", new Quiet { Name = "q" }, 1, 3);
        Lost(null, null, -1, "o");
        Lost("", new Quiet(), 2, null);
        CultureInfo.CurrentCulture = new Marked();
        1234.ToString();
        2.5.ToString();
        Console.WriteLine(Known("i,I", -3));
    }
}
