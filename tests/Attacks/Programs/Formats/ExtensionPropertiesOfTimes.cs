// refuses: ALLOC207
// An extension gives a framework struct a property of the project, which counts or changes the culture when it is read.
using System;
using System.Globalization;
static class Ext
{
    private static int _count;
    extension(DateTime d) { public int Serial => ++_count; }
    extension(TimeSpan d) { public int Turn { get { CultureInfo.CurrentCulture = new CultureInfo("de-DE"); return 1; } } }
}
static class Uses
{
    public static string Twice(DateTime d, int n) => string.Format("{0}-{0}-{1}", d.Serial, n);
    public static string Later(TimeSpan d, double n) => string.Format("{0}|{1}", n, d.Turn);
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
            Console.WriteLine(Uses.Twice(default, i) + " " + Uses.Later(default, 1.5));
        }
    }
}
