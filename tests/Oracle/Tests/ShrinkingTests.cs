using Allocations.Oracle.Behaviour;

namespace Allocations.Oracle.Tests;

public sealed class ShrinkingTests
{
    [Fact]
    public void Text_KeepsOnlyWhatShowsTheDifference()
    {
        var small = Shrinking.Shrink(["abc, -12 \u0130 def", 700], static arguments => ((string)arguments[0]!).Contains('-') && (int)arguments[1]! > 5);

        Assert.Equal(["-", 6], small);
    }

    [Fact]
    public void Array_KeepsOnlyWhatShowsTheDifference()
    {
        var small = Shrinking.Shrink([new[] { "x", "null", "", "yy" }], static arguments => ((string[])arguments[0]!).Any(static text => text.Length == 2));

        Assert.Equal(["00"], Assert.IsType<string[]>(small.Single()));
    }

    [Fact]
    public void SameSeed_GivesTheSameInputs()
    {
        Type[] types = [typeof(string), typeof(int?), typeof(List<double>), typeof(object), typeof(ConsoleColor), typeof(Guid)];
        var first = new Inputs(7);
        var second = new Inputs(7);

        for (var i = 0; i < 1000; i++)
            Assert.Equal(first.Next(types), second.Next(types));
    }

    [Fact]
    public void Inputs_HoldWhatCodeGoesWrongOn()
    {
        var inputs = new Inputs(1);
        var texts = new HashSet<string>();
        var numbers = new HashSet<int>();
        var sawNull = false;
        for (var i = 0; i < 10_000; i++)
        {
            var arguments = inputs.Next([typeof(string), typeof(int)]);
            numbers.Add((int)arguments[1]!);
            if (arguments[0] is string text)
                texts.Add(text);
            else
                sawNull = true;
        }

        Assert.True(sawNull);
        Assert.Superset(new HashSet<string> { "", " ", "\0", "-1", "2147483648", "1e3", "\ud83d", "\uff11\uff12" }, texts);
        Assert.Superset(new HashSet<int> { 0, -1, int.MaxValue, int.MinValue }, numbers);
        Assert.Contains(texts, static text => text.Length > 1_000_000);
        Assert.True(texts.Count > 5000, $"{texts.Count} different texts");
    }

    [Fact]
    public void Arguments_AreCopiedForEachCall()
    {
        object?[] arguments = [new[] { 1 }, new List<int> { 2 }, "text"];

        var copy = Inputs.Copy(arguments);
        ((int[])copy[0]!)[0] = 7;
        ((List<int>)copy[1]!).Add(3);

        Assert.Equal([1], (int[])arguments[0]!);
        Assert.Equal([2], (List<int>)arguments[1]!);
    }
}
