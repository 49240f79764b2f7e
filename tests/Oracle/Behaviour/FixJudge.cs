using System.Globalization;
using System.Reflection;
using System.Text;
using Allocations.Oracle.Format;
using Allocations.Oracle.Judging;
using Allocations.Oracle.Measuring;
using Allocations.Testing.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Oracle.Behaviour;

/// <summary>
/// Judges a fix: its actions say what they are, a safe one gives the same on every generated input, an unsafe one differs on the input that the case
/// declares.
/// </summary>
internal static class FixJudge
{
    private const string Shows = "__Shows";
    private const string Excepts = "__Excepts";

    /// <summary>Judges what was applied, and runs original and fixed code.</summary>
    /// <param name="result">The case.</param>
    /// <param name="assembly">What it is compiled with.</param>
    /// <param name="fixedCode">The case after its fix.</param>
    /// <param name="inputs">How many inputs each method is given.</param>
    public static void Judge(CaseResult result, CaseAssembly assembly, FixedCode fixedCode, int inputs)
    {
        var claim = result.Case!.Header.Fix!;
        if (fixedCode.Actions.IsEmpty)
            result.Fail($"fix: no action '{claim.Key}' is offered");
        foreach (var action in fixedCode.Actions.Distinct())
        {
            if (action.IsSafe != claim.IsSafe)
                result.Fail($"fix: '{action.Title}' is {(action.IsSafe ? "safe" : "unsafe")}");
            if (claim.Difference is { } difference && !action.Title.Contains(difference, StringComparison.Ordinal))
                result.Fail($"fix: the title '{action.Title}' does not say '{difference}'");
        }

        if (result.Problems.Count > 0)
            return;
        try
        {
            Compare(result, claim, assembly, fixedCode.Code, inputs);
        }
        catch (InvalidOperationException wrong)
        {
            result.Fail("fix: " + wrong.Message);
        }
    }

    private static void Compare(CaseResult result, FixClaim claim, CaseAssembly assembly, string fixedCode, int inputs)
    {
        using var before = CompiledMethods.Load(Compilation(assembly, WithClaims(result.Case!, claim)));
        using var after = CompiledMethods.Load(Compilation(assembly, fixedCode));
        var methods = before.Methods("Behave").Where(static method => !method.Name.Contains('<', StringComparison.Ordinal)).ToArray();
        var fixedMethods = after.Methods("Behave").ToDictionary(static method => method.Name);
        if (methods.Length == 0 && claim.Shows?.StartsWith("none:", StringComparison.Ordinal) != true)
            result.Fail("fix: the case has no method 'Behave'");
        foreach (var method in methods)
        {
            var isExcepted = claim.Except is not null
                ? before.Method(Excepts).CreateDelegateOf()
                : claim.KeepsAnnotations ? new NullPromises(method).AreBroken : null;
            var comparison = new BehaviourComparison(method, fixedMethods[method.Name], isExcepted);
            if (claim.IsSafe || claim.Except is not null)
            {
                if (comparison.Search(SeedOf(result.Name), inputs) is { } difference)
                    result.Fail("behaviour: " + difference);
            }

            result.BehaviourRuns += comparison.Runs;
        }

        if (!claim.IsSafe && !claim.Shows!.StartsWith("none:", StringComparison.Ordinal))
            Show(result, claim, before.Method(Shows), methods, fixedMethods);
    }

    /// <summary>The declared input must show the difference in one of the methods that take it.</summary>
    private static void Show(CaseResult result, FixClaim claim, MethodInfo shows, MethodInfo[] methods, Dictionary<string, MethodInfo> fixedMethods)
    {
        var arguments = (object?[])shows.Invoke(null, null)!;
        foreach (var method in methods.Where(method => method.GetParameters().Length == arguments.Length))
        {
            result.BehaviourRuns++;
            var comparison = new BehaviourComparison(method, fixedMethods[method.Name]);
            if (comparison.Compare(Converted(arguments, method), CultureOf(claim.Shows!).Culture) is { } difference)
            {
                result.Shown = difference.ToString();
                return;
            }
        }

        result.Fail($"behaviour: '{claim.Shows}' shows no difference");
    }

    /// <summary>A literal such as 1 is an int; the parameter may be a byte.</summary>
    private static object?[] Converted(object?[] arguments, MethodInfo method) =>
        [
            .. arguments.Zip(
                method.GetParameters(),
                static (value, parameter) => value is IConvertible && parameter.ParameterType.IsPrimitive
                    ? Convert.ChangeType(value, parameter.ParameterType, CultureInfo.InvariantCulture)
                    : value),
        ];

    private static CSharpCompilation Compilation(CaseAssembly assembly, string code) => CSharpCompilation.Create(
        "Behaviour" + Guid.NewGuid().ToString("N"),
        [.. assembly.SharedTrees, CSharpSyntaxTree.ParseText(code, (CSharpParseOptions)assembly.SharedTrees[0].Options)],
        assembly.Written.References,
        assembly.Written.Options);

    /// <summary>The case with methods for the arguments and the condition of its header.</summary>
    private static string WithClaims(OracleCase @case, FixClaim claim)
    {
        var members = new StringBuilder();
        if (claim.Shows is { } shows && !shows.StartsWith("none:", StringComparison.Ordinal))
            members.Append(CultureInfo.InvariantCulture, $" public static object[] {Shows}() => new object[] {{ {CultureOf(shows).Arguments} }};");
        if (claim.Except is { } except)
        {
            var behave = CSharpSyntaxTree.ParseText(@case.Code)
                .GetRoot()
                .DescendantNodes()
                .OfType<MethodDeclarationSyntax>()
                .First(static method => method.Identifier.ValueText.StartsWith("Behave", StringComparison.Ordinal));
            members.Append(CultureInfo.InvariantCulture, $" public static bool {Excepts}{behave.ParameterList} => {except};");
        }

        var end = @case.Code.LastIndexOf('}');
        return members.Length == 0 ? @case.Code : $"{@case.Code[..end]} static class __Claims {{ {members} }} {@case.Code[end..]}";
    }

    /// <summary>A declared input may name its culture: <c>"i" in tr-TR</c>.</summary>
    private static (string Arguments, string Culture) CultureOf(string shows)
    {
        var index = shows.LastIndexOf(" in ", StringComparison.Ordinal);
        return index > 0 && shows[(index + 4)..] is { Length: 5 } culture && culture[2] == '-' ? (shows[..index], culture) : (shows, "");
    }

    private static int SeedOf(string name) => name.Aggregate(17, static (seed, c) => unchecked(seed * 31 + c));

    private static Predicate<object?[]> CreateDelegateOf(this MethodInfo method) => arguments => (bool)method.Invoke(null, arguments)!;
}
