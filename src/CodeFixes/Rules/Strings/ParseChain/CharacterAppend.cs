using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Text;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.ParseChain;

/// <summary>Gives the characters of an array to a builder or a writer, which have overloads for them, instead of a string that is made of them.</summary>
internal static class CharacterAppend
{
    /// <summary>The rewrite of <c>Append(new string(chars, i, n))</c> and <c>Write(new string(chars, i, n))</c>; null for anything else.</summary>
    public static Fix? Plan(FixRequest request, StringChain chain, CancellationToken cancellationToken)
    {
        if (chain is not { Steps: { Count: 1 } steps, IsDirect: true, End: { Kind: StringUseKind.Append, IsChoice: false, User: IInvocationOperation call } }
            || steps[0].Operation is not IObjectCreationOperation
            {
                Constructor.Parameters: { Length: 1 or 3 } parameters,
                Syntax: BaseObjectCreationExpressionSyntax { ArgumentList: { } characters } created,
            } text
            || parameters[0].Type is not IArrayTypeSymbol
            || call.Syntax is not InvocationExpressionSyntax { ArgumentList.Arguments: { Count: 1 } arguments } append
            || arguments[0].Expression != created || arguments[0].NameColon is not null
            || characters.Arguments.Any(static argument => argument.NameColon is not null) || Comments.AreIn(append.ArgumentList)
            || OverloadOf(call.TargetMethod, parameters) is not { } overload)
        {
            return null;
        }

        var nulls = request.NullProof(cancellationToken);
        var differences = new Differences();
        if (parameters.Length == 3 && !nulls.IsNeverNull(characters.Arguments[0].Expression))
            differences.Add("an array that is null appends nothing where no character is asked for");
        if (call.Instance is not { Syntax: ExpressionSyntax target } || !nulls.IsNeverNull(target))
            differences.Add("a target that is null throws before the range is checked");
        if (!overload.ContainingType.IsStringBuilder())
        {
            if (!overload.ContainingType.IsSealed)
                differences.Add("a derived type may override only the overload for strings");
            if (parameters.Length == 3)
                differences.Add("a range beyond the end throws another exception");
        }

        return new FixBuilder(
            request.Replacing(
                append,
                append.WithArgumentList(characters.WithTriviaFrom(append.ArgumentList)).WithAdditionalAnnotations(ExpectedSymbols.Mark([overload]))),
            call.TargetMethod.Name.StartsWith("Write", StringComparison.Ordinal) ? "Write the characters of the array" : "Append the characters of the array",
            "Characters")
            .MayDiffer(differences.Text)
            .Build();
    }

    /// <summary>The overload that takes what the string is made of.</summary>
    private static IMethodSymbol? OverloadOf(IMethodSymbol append, IReadOnlyList<IParameterSymbol> created) =>
        append.ContainingType.MethodsNamed(append.Name).FirstOrDefault(overload => overload is { IsStatic: false, DeclaredAccessibility: Accessibility.Public }
            && overload.Parameters.Length == created.Count
            && overload.Parameters.Zip(created, static (one, other) => SymbolEqualityComparer.Default.Equals(one.Type, other.Type)).All(static same => same));
}
