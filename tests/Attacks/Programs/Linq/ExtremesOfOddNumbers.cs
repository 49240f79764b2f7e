// fixes: ALLOC602
// Smallest and largest values, sums and means of NaN, negative zero, infinities, nullable values, texts, and numbers that overflow.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

sealed class Item
{
    public double Value;
    public float Single;
    public decimal Money;
    public int Number;
    public long Long;
    public int? Maybe;
    public double? Perhaps;
    public string? Name;
    public DayOfWeek Day;
    public byte Small;
    public nint Native;
    public Half Half;
    public DateTime Time;
    public char Letter;
}

static class Program
{
    static double MaxDouble(List<Item> items) => items.Where(i => i.Number > 0).Max(i => i.Value);

    static double MinDouble(List<Item> items) => items.Where(i => i.Number > 0).Min(i => i.Value);

    static float MaxSingle(Item[] items) => items.Select(i => i.Single).Max();

    static float MinSingle(Item[] items) => items.Select(i => i.Single).Min();

    static decimal MaxMoney(List<Item> items) => items.Max(i => i.Money);

    static decimal SumMoney(List<Item> items) => items.Where(i => i.Small > 0).Sum(i => i.Money);

    static int SumNumber(List<Item> items) => items.Where(i => i.Small > 0).Sum(i => i.Number);

    static int SumUnchecked(List<Item> items) => unchecked(items.Where(i => i.Small > 0).Sum(i => i.Number * 2));

    static long SumLong(Item[] items) => items.Where(i => i.Small > 0).Sum(i => i.Long);

    static double MeanNumber(List<Item> items) => items.Where(i => i.Small > 0).Average(i => i.Number);

    static double MeanLong(List<Item> items) => items.Where(i => i.Small > 0).Average(i => i.Long);

    static float SumSingle(List<Item> items) => items.Where(i => i.Small > 0).Sum(i => i.Single);

    static double SumDouble(List<Item> items) => items.Where(i => i.Small > 0).Sum(i => i.Value);

    static float MeanSingle(List<Item> items) => items.Where(i => i.Small > 0).Average(i => i.Single);

    static int? SumMaybe(List<Item> items) => items.Where(i => i.Small > 0).Sum(i => i.Maybe);

    static int? MaxMaybe(List<Item> items) => items.Where(i => i.Small > 0).Max(i => i.Maybe);

    static double? MinPerhaps(List<Item> items) => items.Where(i => i.Small > 0).Min(i => i.Perhaps);

    static double? MeanPerhaps(List<Item> items) => items.Where(i => i.Small > 0).Average(i => i.Perhaps);

    static string? MaxName(List<Item> items) => items.Where(i => i.Small > 0).Max(i => i.Name);

    static string? MinName(List<Item> items) => items.Where(i => i.Small > 0).Select(i => i.Name).Min();

    static DayOfWeek MaxDay(List<Item> items) => items.Where(i => i.Small > 0).Max(i => i.Day);

    static byte MinSmall(List<Item> items) => items.Where(i => i.Small > 0).Min(i => i.Small);

    static nint MaxNative(List<Item> items) => items.Where(i => i.Small > 0).Max(i => i.Native);

    static Half MinHalf(List<Item> items) => items.Where(i => i.Small > 0).Min(i => i.Half);

    static DateTime MaxTime(List<Item> items) => items.Where(i => i.Small > 0).Max(i => i.Time);

    static char MinLetter(List<Item> items) => items.Where(i => i.Small > 0).Min(i => i.Letter);

    static bool HasNaN(List<Item> items) => items.Select(i => i.Value).Contains(double.NaN);

    static bool HasZero(List<Item> items) => items.Select(i => i.Value).Contains(0.0);

    static bool HasName(List<Item> items, string? name) => items.Where(i => i.Small > 0).Select(i => i.Name).Contains(name);

    static int CountLong(List<Item> items) => (int)items.Where(i => i.Small > 0).LongCount() + items.Count(i => i.Name is null);

    static string Show(object? value) => value switch
    {
        null => "null",
        double d => BitConverter.DoubleToInt64Bits(d).ToString("x"),
        float f => BitConverter.SingleToInt32Bits(f).ToString("x"),
        Half h => BitConverter.HalfToInt16Bits(h).ToString("x"),
        IFormattable f => f.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString()!,
    };

    static void Main()
    {
        var random = new Random(3);
        double[] doubles = [double.NaN, -0.0, 0.0, 1, double.PositiveInfinity, double.NegativeInfinity, -3.5, 1e300, BitConverter.Int64BitsToDouble(-1)];
        string?[] names = [null, "", "a", "B", "b", "ä", "a\u00AD", "z"];
        for (var round = 0; round < 60; round++)
        {
            var items = new List<Item>();
            for (var i = random.Next(5); i > 0; i--)
            {
                var value = doubles[random.Next(doubles.Length)];
                items.Add(new Item
                {
                    Value = value, Single = (float)value, Half = (Half)value, Perhaps = random.Next(3) == 0 ? null : value,
                    Money = random.Next(4) == 0 ? decimal.MaxValue : random.Next(2) == 0 ? 1.00m : 1.0m,
                    Number = random.Next(3) == 0 ? int.MaxValue : random.Next(-2, 3), Long = random.Next(3) == 0 ? long.MaxValue : random.Next(-2, 3),
                    Maybe = random.Next(3) == 0 ? null : random.Next(3) == 0 ? int.MinValue : 5, Name = names[random.Next(names.Length)],
                    Day = (DayOfWeek)random.Next(9), Small = (byte)random.Next(4), Native = random.Next(-4, 4), Time = new DateTime(random.Next(1, 5), 1, 1, 0, 0, 0, (DateTimeKind)random.Next(3)),
                    Letter = (char)random.Next('a', 'f'),
                });
            }

            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(round % 2 == 0 ? "de-DE" : "");
            foreach (var run in new Func<object?>[]
            {
                () => MaxDouble(items), () => MinDouble(items), () => MaxSingle(items.ToArray()), () => MinSingle(items.ToArray()), () => MaxMoney(items),
                () => SumMoney(items), () => SumNumber(items), () => SumUnchecked(items), () => SumLong(items.ToArray()), () => MeanNumber(items),
                () => MeanLong(items), () => SumSingle(items), () => SumDouble(items), () => MeanSingle(items), () => SumMaybe(items), () => MaxMaybe(items),
                () => MinPerhaps(items), () => MeanPerhaps(items), () => MaxName(items), () => MinName(items), () => MaxDay(items), () => MinSmall(items),
                () => MaxNative(items), () => MinHalf(items), () => MaxTime(items).Kind + " " + MaxTime(items).Year, () => MinLetter(items), () => HasNaN(items), () => HasZero(items),
                () => HasName(items, names[round % names.Length]), () => CountLong(items),
            })
            {
                try
                {
                    Console.Write(Show(run()) + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine();
        }
    }
}
