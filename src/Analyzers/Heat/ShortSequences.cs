using System.Collections.Concurrent;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether what a loop goes through is short by its nature and gone through while something is set up: members and types that reflection
/// tells, configuration, or the arguments of a command line. Such a loop does not heat its body; a loop around it does.
/// </summary>
internal sealed class ShortSequences
{
    private readonly ConcurrentDictionary<SyntaxNode, string> _known = new();

    /// <summary>What a loop or query goes through, as in "over configuration"; null where it may be anything.</summary>
    public string? Of(SyntaxNode loop, SemanticModel model, CancellationToken cancellationToken)
    {
        if (SequenceOf(loop) is not { } sequence)
            return null;
        var kind = _known.TryGetValue(sequence, out var known) ? known : _known.GetOrAdd(sequence, KindOf(sequence, model, cancellationToken));
        return kind.Length == 0 ? null : kind;
    }

    /// <summary>The same for the sequence whose elements a call gives to a lambda: its receiver, or its first argument.</summary>
    public string? OfLambda(AnonymousFunctionExpressionSyntax lambda, SemanticModel model, CancellationToken cancellationToken) =>
        lambda.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call } ? Of(call, model, cancellationToken) : null;

    private static ExpressionSyntax? SequenceOf(SyntaxNode loop) => loop switch
    {
        CommonForEachStatementSyntax each => each.Expression,
        ForStatementSyntax { Condition: BinaryExpressionSyntax { Right: MemberAccessExpressionSyntax bound } }
            when bound.Name.Identifier.ValueText is "Length" or "Count" =>
            bound.Expression,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } call =>
            access.Expression is SimpleNameSyntax { Identifier.ValueText: "Array" or "Parallel" or "Enumerable" } && call.ArgumentList.Arguments.Count > 0
                ? call.ArgumentList.Arguments[0].Expression
                : access.Expression,
        WhereClauseSyntax or LetClauseSyntax or SelectClauseSyntax or GroupClauseSyntax or OrderingSyntax =>
            loop.FirstAncestorOrSelf<QueryExpressionSyntax>()?.FromClause.Expression,
        _ => null,
    };

    private static string KindOf(ExpressionSyntax sequence, SemanticModel model, CancellationToken cancellationToken)
    {
        if (OfType(model.GetTypeInfo(sequence, cancellationToken).Type) is { } kind)
            return kind;
        var origin = Origin(sequence);
        if (OfSymbol(model.GetSymbolInfo(origin, cancellationToken).Symbol) is { } told)
            return told;
        return origin is IdentifierNameSyntax && model.GetSymbolInfo(origin, cancellationToken).Symbol is ILocalSymbol local
            && InitialValueOf(local, cancellationToken) is { } value
            ? OfSymbol(model.GetSymbolInfo(Origin(value), cancellationToken).Symbol) ?? ""
            : "";
    }

    /// <summary>What a sequence is taken from: the receiver of query operators and of what only selects or copies.</summary>
    private static ExpressionSyntax Origin(ExpressionSyntax sequence)
    {
        for (; ; )
        {
            switch (sequence)
            {
                case ParenthesizedExpressionSyntax parenthesized:
                    sequence = parenthesized.Expression;
                    break;
                case InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Where" or "Skip" or "Take" or "Reverse"
                    or "Select" or "OfType" or "Cast" or "Distinct" or "OrderBy" or "Concat" or "ToArray" or "ToList" or "AsSpan" } access }:
                    sequence = access.Expression;
                    break;
                case InvocationExpressionSyntax call:
                    return call;
                case MemberAccessExpressionSyntax { Name.Identifier.ValueText: "AllKeys" or "Keys" or "Values" } part:
                    sequence = part.Expression;
                    break;
                default:
                    return sequence;
            }
        }
    }

    private static ExpressionSyntax? InitialValueOf(ILocalSymbol local, CancellationToken cancellationToken) =>
        local.DeclaringSyntaxReferences.Length == 1
            && local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax { Initializer.Value: var value }
            ? value
            : null;

    private static string? OfType(ITypeSymbol? type)
    {
        var element = type switch
        {
            IArrayTypeSymbol array => array.ElementType,
            INamedTypeSymbol { TypeArguments: { Length: 1 } arguments } => arguments[0],
            _ => null,
        };
        if ((element is not null && IsReflected(element))
            || (type is { Name: "PropertyDescriptorCollection" or "EventDescriptorCollection" or "AttributeCollection" } && type.IsIn("System.ComponentModel")))
        {
            return "over what reflection tells";
        }

        return (element is not null && IsConfiguration(element)) || (type is not null && IsConfiguration(type)) ? "over configuration" : null;
    }

    private static bool IsReflected(ITypeSymbol element)
    {
        if (element.IsIn("System.Reflection"))
            return true;
        if (element is { Name: "PropertyDescriptor" or "EventDescriptor" } && element.IsIn("System.ComponentModel"))
            return true;
        for (var type = element; type is not null; type = type.BaseType)
        {
            if (type.Name is "Type" or "Attribute" && type.IsIn("System"))
                return true;
        }

        return false;
    }

    private static bool IsConfiguration(ITypeSymbol type)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (current.IsUnder("System.Configuration") || current.IsUnder("Microsoft.Extensions.Configuration") || SetUpMembers.IsConfiguration(current.Name))
                return true;
        }

        return false;
    }

    private static string? OfSymbol(ISymbol? symbol) => symbol switch
    {
        IMethodSymbol { Name: "GetCommandLineArgs", ContainingType: { Name: nameof(Environment) } type } when type.IsIn("System") =>
            "over the arguments of the command line",
        IMethodSymbol { Name: "GetEnvironmentVariables", ContainingType: { Name: nameof(Environment) } type } when type.IsIn("System") =>
            "over configuration",
        IMethodSymbol { Name: "GetNames" or "GetValues", ContainingType.SpecialType: SpecialType.System_Enum } => "over what reflection tells",
        IParameterSymbol { ContainingSymbol: IMethodSymbol { IsStatic: true, Name: "Main" or "<Main>$" }, Type: IArrayTypeSymbol } =>
            "over the arguments of the command line",
        IMethodSymbol or IPropertySymbol or IFieldSymbol when symbol.ContainingType is { } type && IsConfiguration(type) => "over configuration",
        _ => null,
    };
}
