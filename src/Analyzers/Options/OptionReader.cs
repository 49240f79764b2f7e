using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Options;

/// <summary>
/// Reads options for a file: <c>dotnet_code_quality.{ID}.{option}</c> wins over <c>dotnet_code_quality.allocations.{option}</c>,
/// and a file's own section wins over a global configuration.
/// </summary>
internal static class OptionReader
{
    /// <summary>The value for a rule in a file, or the option's default where it is absent or not valid.</summary>
    public static T Get<T>(this AnalyzerConfigOptionsProvider provider, Option<T> option, string ruleId, SyntaxTree tree) =>
        provider.TryGet(option, ruleId, tree, out var value) ? value : option.Default;

    /// <summary>Whether a valid value is set for a rule in a file.</summary>
    public static bool TryGet<T>(this AnalyzerConfigOptionsProvider provider, Option<T> option, string ruleId, SyntaxTree tree, out T value)
    {
        var options = provider.GetOptions(tree);
        var ofRule = option.KeyFor(ruleId);
        var ofAll = option.KeyFor("allocations");
        if (options.TryGetValue(ofRule, out var text) || provider.GlobalOptions.TryGetValue(ofRule, out text)
            || options.TryGetValue(ofAll, out text) || provider.GlobalOptions.TryGetValue(ofAll, out text))
        {
            return option.TryParse(text.Trim(), out value);
        }

        value = option.Default;
        return false;
    }

    /// <summary>The keys of a file; none where the host cannot list them, as the base class of its options then says by an exception.</summary>
    public static IEnumerable<string> KeysOf(AnalyzerConfigOptions options)
    {
        try
        {
            return options.Keys;
        }
        catch (NotImplementedException)
        {
            return [];
        }
    }
}
