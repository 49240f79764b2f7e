namespace KvCache.Tests;

public abstract class NumberTextTests<TCache> : VariantTests<TCache>
    where TCache : struct, ICacheVariant<TCache>
{
    private const int Default = -999;

    public static TheoryData<string?, long> WholeNumbers { get; } = new()
    {
        { null, Default },
        { "", Default },
        { " ", Default },
        { "\u3000\u00A0\t\r\n", Default },
        { ",", Default },
        { ",,,", Default },
        { "0", 0 },
        { "-0", 0 },
        { "7", 7 },
        { "+7", 7 },
        { "-7", -7 },
        { "- 7", Default },
        { "--7", Default },
        { "7-", Default },
        { "+", Default },
        { " 42 ", 42 },
        { "\t42\n", 42 },
        { "\u300042\u3000", 42 },
        { "\u00A042", 42 },
        { "4 2", Default },
        { "1,234", 1234 },
        { ",1,2,,3,", 123 },
        { " , 12 , ", 12 },
        { "-1,234", -1234 },
        { ",-1", -1 },
        { "1_234", Default },
        { "1.0", Default },
        { "1e3", Default },
        { "0x1F", Default },
        { "(5)", Default },
        { "$5", Default },
        { "007", 7 },
        { "00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000042", 42 },
        { "2147483647", int.MaxValue },
        { "-2147483648", int.MinValue },
        { "\uFF11\uFF12", Default },
        { "\u0661\u0662", Default },
        { "\uD835\uDFCF", Default },
        { "\uD835", Default },
        { "12\0", 12 },
        { "12\0\0 ", 12 },
        { "\0", Default },
        { "\u00001", Default },
        { "1\u00002", Default },
        { "12\u200B", Default },
        { "NaN", Default },
        { "\u221E", Default },
        { "text", Default },
    };

    public static TheoryData<string?, double> Fractions { get; } = new()
    {
        { null, Default },
        { "", Default },
        { " \u3000", Default },
        { ",", Default },
        { "1.5", 1.5 },
        { " 1.5 ", 1.5 },
        { "\u30001.5", 1.5 },
        { "+1.5", 1.5 },
        { "-1.5", -1.5 },
        { ".5", 0.5 },
        { "5.", 5 },
        { ".", Default },
        { "1,234.5", 1234.5 },
        { "1,2,3.4,5", 123.45 },
        { ", 1.5", 1.5 },
        { "1e3", 1000 },
        { "1E+3", 1000 },
        { "1e-5", 1e-5 },
        { "1,0e-1,0", 1e-9 },
        { "1e", Default },
        { "1e400", double.PositiveInfinity },
        { "-1e400", double.NegativeInfinity },
        { "1e-400", 0 },
        { "1.7976931348623157e308", double.MaxValue },
        { "4.9406564584124654e-324", double.Epsilon },
        { "NaN", double.NaN },
        { "Infinity", double.PositiveInfinity },
        { "-Infinity", double.NegativeInfinity },
        { "\u221E", Default },
        { "1.5\0", 1.5 },
        { "1\0.5", Default },
        { "\uFF11.\uFF15", Default },
        { "1 .5", Default },
        { "1.5.5", Default },
        { "(1.5)", Default },
        { "1_0.5", Default },
        { "\uD83D\uDE00", Default },
    };

    [Theory]
    [MemberData(nameof(WholeNumbers))]
    public void WholeNumber_Invariant(string? text, long expected)
    {
        using var culture = InCulture("");

        Assert.Equal((int)expected, TCache.ParseInt32(text, Default));
        Assert.Equal(expected, TCache.ParseInt64(text, Default));
    }

    [Theory]
    [MemberData(nameof(Fractions))]
    public void Fraction_Invariant(string? text, double expected)
    {
        using var culture = InCulture("");

        Assert.Equal(expected, TCache.ParseDouble(text, Default));
    }

    [Fact]
    public void Default_IsZero()
    {
        Assert.Equal(0, TCache.ParseInt32("text"));
        Assert.Equal(0L, TCache.ParseInt64(null));
        Assert.Equal(0.0, TCache.ParseDouble(""));
    }

    [Fact]
    public void OutOfRange_GivesTheDefault()
    {
        Assert.Equal(Default, TCache.ParseInt32("2147483648", Default));
        Assert.Equal(Default, TCache.ParseInt32("-2,147,483,649", Default));
        Assert.Equal(Default, TCache.ParseInt64("9223372036854775808", Default));
        Assert.Equal(long.MaxValue, TCache.ParseInt64("9,223,372,036,854,775,807", Default));
        Assert.Equal(long.MinValue, TCache.ParseInt64("-9,223,372,036,854,775,808", Default));
    }

    [Theory]
    [InlineData("-7", -7)]
    [InlineData("1.234", Default)]
    [InlineData("1,234", 1234)]
    public void WholeNumber_Turkish(string text, int expected)
    {
        using var culture = InCulture("tr-TR");

        Assert.Equal(expected, TCache.ParseInt32(text, Default));
        Assert.Equal(expected, TCache.ParseInt64(text, Default));
    }

    [Theory]
    [InlineData("1.5", 15)]
    [InlineData("1,5", 15)]
    [InlineData("1.234", 1234)]
    [InlineData("-1e3", -1000)]
    [InlineData("INFINITY", Default)]
    [InlineData("\u221E", double.PositiveInfinity)]
    public void Fraction_Turkish(string text, double expected)
    {
        using var culture = InCulture("tr-TR");

        Assert.Equal(expected, TCache.ParseDouble(text, Default));
    }

    [Fact]
    public void VeryLongText_IsReadWithoutHarm()
    {
        using var culture = InCulture("");
        const int Length = 1 << 20;

        Assert.Equal(42, TCache.ParseInt32(new string(' ', Length) + "42" + new string('\u3000', Length), Default));
        Assert.Equal(42, TCache.ParseInt32(new string(',', Length) + "42", Default));
        Assert.Equal(42L, TCache.ParseInt64("4" + new string(',', Length) + "2", Default));
        Assert.Equal(42, TCache.ParseInt32(new string('0', Length) + "42", Default));
        Assert.Equal(42L, TCache.ParseInt64("," + new string('0', Length) + "42", Default));
        Assert.Equal(Default, TCache.ParseInt32(new string('9', Length), Default));
        Assert.Equal(Default, TCache.ParseInt64(new string('x', Length), Default));
        Assert.Equal(double.PositiveInfinity, TCache.ParseDouble(new string('9', Length), Default));
        Assert.Equal(1.0, TCache.ParseDouble("1." + new string('0', Length) + ",", Default));
        Assert.Equal(Default, TCache.ParseDouble(new string(',', Length) + " ", Default));
    }

    [Theory]
    [InlineData("")]
    [InlineData("tr-TR")]
    [InlineData("de-CH")]
    [InlineData("sv-SE")]
    [InlineData("fa-IR")]
    public void GeneratedText_IsReadAsTheSpecificationSays(string cultureName)
    {
        using var culture = InCulture(cultureName);
        const string Alphabet = "0011223456789,,,  \t\u3000\u00A0..--+eE\0_'()\u2212\u2019\u066B\uFF11\u0661\uD835\uDFCF\u221ENa$";
        var random = new Random(20240916);
        for (var i = 0; i < 20_000; i++)
        {
            var text = string.Create(random.Next(1, i % 100 == 0 ? 300 : 9), random, static (span, random) =>
            {
                foreach (ref var c in span)
                {
                    c = Alphabet[random.Next(Alphabet.Length)];
                }
            });
            var plain = text.Replace(",", "").Trim();

            Assert.Equal(int.TryParse(plain, out var int32) ? int32 : Default, TCache.ParseInt32(text, Default));
            Assert.Equal(long.TryParse(plain, out var int64) ? int64 : Default, TCache.ParseInt64(text, Default));
            Assert.Equal(double.TryParse(plain, out var number) ? number : Default, TCache.ParseDouble(text, Default));
        }
    }
}
