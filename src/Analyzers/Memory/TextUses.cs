using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Determines what a body does with a text that it is given: whether it only looks at characters, as it could at those of a span. The look of the code
/// tells that alone; only a call that the text is passed to, or that no member of <see cref="string"/> can be, is bound.
/// </summary>
internal static class TextUses
{
    /// <summary>Adds the uses of a parameter in its method.</summary>
    public static void Add(IParameterSymbol text, SyntaxNode scope, SemanticModel model, OwnUses own, CancellationToken cancellationToken)
    {
        foreach (var name in MemberIndex.Names(text.Name, scope))
        {
            if (name.Parent is NameColonSyntax || (name.Parent is MemberAccessExpressionSyntax access && access.Name == name)
                || name.FirstAncestorOrSelf<AttributeSyntax>() is not null)
            {
                continue;
            }

            if (References.IsInNestedFunction(name, scope))
                own.Add(ParameterUse.Captured);
            else if (ExtensionOn(name, model, cancellationToken) is { } extension)
                own.Add(new Loan(extension.Parameters[0], null, HasSpanOverload: false));
            else if (name.Parent is ArgumentSyntax argument && !IsLook(argument))
                AddArgument(argument, model, own, cancellationToken);
            else
                own.Add(UseOf(name));
            if (own.Leaves)
                return;
        }
    }

    private static ParameterUse UseOf(IdentifierNameSyntax name) => name.Parent switch
    {
        MemberAccessExpressionSyntax access => MakesString(access.Name.Identifier.ValueText) ? ParameterUse.Kept : ParameterUse.Viewed,
        ConditionalAccessExpressionSyntax { WhenNotNull: MemberBindingExpressionSyntax } => ParameterUse.Viewed,
        ElementAccessExpressionSyntax => ParameterUse.Indexed,
        IsPatternExpressionSyntax test => NamesValue(test.Pattern) ? ParameterUse.Kept : ParameterUse.Viewed,
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression or (int)SyntaxKind.NotEqualsExpression } => ParameterUse.Viewed,
        CommonForEachStatementSyntax => ParameterUse.Enumerated,
        ArgumentSyntax argument => IsLook(argument) ? ParameterUse.Viewed : ParameterUse.Kept,
        _ => ParameterUse.Kept,
    };

    /// <summary>A text that is passed on: to an overload for a span of it, or to a method in source, which is followed.</summary>
    private static void AddArgument(ArgumentSyntax argument, SemanticModel model, OwnUses own, CancellationToken cancellationToken)
    {
        if (argument.Parent?.Parent is not InvocationExpressionSyntax
            || model.GetOperation(argument, cancellationToken) is not IArgumentOperation { Parameter: { RefKind: RefKind.None, IsParams: false,
                Type.SpecialType: SpecialType.System_String } parameter, Parent: IInvocationOperation { TargetMethod: var method } })
        {
            own.Add(ParameterUse.Kept);
        }
        else if (CharSpanOverloads.Of(method, parameter) is not null)
            own.Add(ParameterUse.Viewed);
        else if (!method.DeclaringSyntaxReferences.IsEmpty)
            own.Add(new Loan(parameter, null, HasSpanOverload: false));
        else
            own.Add(ParameterUse.Kept);
    }

    private static bool IsLook(ArgumentSyntax argument) =>
        argument.Parent?.Parent is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax call }
        && call.Expression is PredefinedTypeSyntax or IdentifierNameSyntax { Identifier.ValueText: nameof(String) }
        && call.Name.Identifier.ValueText is nameof(string.IsNullOrEmpty) or nameof(string.IsNullOrWhiteSpace)
            or nameof(string.Equals) or nameof(string.Compare) or nameof(string.CompareOrdinal);

    /// <summary>The extension method in source that is called on a text, or null.</summary>
    private static IMethodSymbol? ExtensionOn(IdentifierNameSyntax name, SemanticModel model, CancellationToken cancellationToken) =>
        name.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: var member, Parent: InvocationExpressionSyntax call }
        && model.Compilation.GetSpecialType(SpecialType.System_String).GetMembers(member).IsEmpty
        && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol { ReducedFrom: { DeclaringSyntaxReferences.IsEmpty: false } whole }
            ? whole
            : null;

    private static bool MakesString(string member) =>
        member is "ToString" or "Clone" or "Normalize" or "Insert" or "AsMemory" || member.StartsWith("Pad", StringComparison.Ordinal);

    /// <summary>Whether a pattern gives the text another name, so that other code uses it by that.</summary>
    private static bool NamesValue(PatternSyntax pattern) => pattern switch
    {
        ParenthesizedPatternSyntax inner => NamesValue(inner.Pattern),
        UnaryPatternSyntax negated => NamesValue(negated.Pattern),
        BinaryPatternSyntax both => NamesValue(both.Left) || NamesValue(both.Right),
        RecursivePatternSyntax parts => parts.Designation is SingleVariableDesignationSyntax,
        ListPatternSyntax list => list.Designation is SingleVariableDesignationSyntax,
        DeclarationPatternSyntax declaration => declaration.Designation is SingleVariableDesignationSyntax,
        VarPatternSyntax => true,
        _ => false,
    };
}
