// refuses: ALLOC604
// The question fails, or what it asks for is missing, and the type is used otherwise.
using System;
using System.Reflection;

static class Asking
{
    public static string Values<T>() => Enum.GetValues(typeof(T)).Length.ToString();
    public static string Missing() => typeof(Version).GetMethod("None").GetParameters().Length.ToString();
    public static string Null() => typeof(Version).GetMethod(null, new[] { typeof(int) }).Name;
    public static string Wrong() => typeof(Version).GetCustomAttributes(typeof(Version), true).Length.ToString();
    public static string Fine() => "fine";
}

static class Program
{
    static void Try(Func<string> ask)
    {
        try
        {
            Console.WriteLine(ask());
        }
        catch (Exception e)
        {
            Console.WriteLine(e.GetType().Name);
        }
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Try(Asking.Values<int>);
            Try(Asking.Values<DayOfWeek>);
            Try(Asking.Missing);
            Try(Asking.Null);
            Try(Asking.Wrong);
            Try(Asking.Fine);
        }
    }
}
