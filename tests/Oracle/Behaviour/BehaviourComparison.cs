using System.Collections;
using System.Globalization;
using System.Reflection;
using Allocations.Testing.Behaviour;

namespace Allocations.Oracle.Behaviour;

/// <summary>Two methods that differ, and the smallest arguments that were found to show it.</summary>
internal sealed record Counterexample(string Method, object?[] Arguments, string Culture, Outcome Before, Outcome After)
{
    /// <inheritdoc/>
    public override string ToString() =>
        $"{Method}({string.Join(", ", Arguments.Select(Text))}){(Culture.Length > 0 ? " in culture " + Culture : "")}: before {Before}, after {After}";

    private static string Text(object? value) => value switch
    {
        null => "null",
        string text => "\"" + Escaped(text) + "\"",
        char character => "'" + Escaped(character.ToString()) + "'",
        IEnumerable items => "[" + string.Join(", ", items.Cast<object?>().Select(Text)) + "]",
        _ => Convert.ToString(value, CultureInfo.InvariantCulture)!,
    };

    private static string Escaped(string text) => string.Concat((text.Length > 80 ? text[..80] + "..." : text)
        .Select(static c => c is >= ' ' and < (char)127 ? c.ToString() : "\\u" + ((int)c).ToString("x4", CultureInfo.InvariantCulture)));
}

/// <summary>Calls two forms of a method with the same arguments, in several cultures, and compares what a caller sees.</summary>
internal sealed class BehaviourComparison(MethodInfo before, MethodInfo after, Predicate<object?[]>? isExcepted = null)
{
    /// <summary>Casing, signs and separators differ between them.</summary>
    private static readonly string[] Cultures = ["", "tr-TR", "de-DE", "sv-SE", "fa-IR"];

    private readonly Type[] _types = [.. before.GetParameters().Select(static parameter => parameter.ParameterType)];

    /// <summary>How many calls were compared.</summary>
    public int Runs { get; private set; }

    /// <summary>Compares on generated arguments and returns the first difference, made small; null where none was found.</summary>
    public Counterexample? Search(int seed, int count)
    {
        var inputs = new Inputs(seed);
        var least = count;
        for (var i = 0; Runs < least && i < count * 100; i++)
        {
            var arguments = inputs.Next(_types);
            if (isExcepted?.Invoke(Inputs.Copy(arguments)) == true)
                continue;
            if (Compare(arguments, Cultures[i % Cultures.Length]) is { } difference)
                return Small(difference);
        }

        return Runs >= least ? null : throw new InvalidOperationException($"Only {Runs} of the generated inputs of {before.Name} are not excepted.");
    }

    /// <summary>Compares one call; null where nothing differs.</summary>
    public Counterexample? Compare(object?[] arguments, string culture)
    {
        using var _ = new CultureScope(culture);
        Runs++;
        var expected = Outcome.Of(before, Inputs.Copy(arguments));
        var actual = Outcome.Of(after, Inputs.Copy(arguments));
        return expected.Matches(actual) ? null : new Counterexample(before.Name, arguments, culture, expected, actual);
    }

    private Counterexample Small(Counterexample difference)
    {
        var culture = Compare(difference.Arguments, "") is null ? difference.Culture : "";
        var arguments = Shrinking.Shrink(
            difference.Arguments, candidate => isExcepted?.Invoke(Inputs.Copy(candidate)) != true && Compare(candidate, culture) is not null);
        return Compare(arguments, culture) ?? difference;
    }
}
