using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Texts;

/// <summary>
/// Writes the calls of <c>StringBuilder.Append</c> that give the text that joining the same operands gives. Each call is marked with the
/// overload that it must bind to, so that a type's own conversions choose no other.
/// </summary>
internal sealed class AppendChain
{
    private readonly Dictionary<SpecialType, IMethodSymbol> _overloads = [];

    public AppendChain(Compilation compilation)
    {
        foreach (var member in compilation.GetTypeByMetadataName("System.Text.StringBuilder")?.GetMembers("Append")
            ?? System.Collections.Immutable.ImmutableArray<ISymbol>.Empty)
        {
            if (member is IMethodSymbol { DeclaredAccessibility: Accessibility.Public, Parameters: { Length: 1 } parameters } method
                && parameters[0].Type.SpecialType != SpecialType.None)
            {
                _overloads[parameters[0].Type.SpecialType] = method;
            }
        }
    }

    /// <summary>
    /// <c>builder.Append(a).Append(b)</c>; null where a part has no overload that gives the same text, or a comment between the parts would
    /// be lost.
    /// </summary>
    /// <param name="builder">The builder.</param>
    /// <param name="parts">What is appended.</param>
    /// <param name="source">The code that the parts come from.</param>
    public InvocationExpressionSyntax? On(ExpressionSyntax builder, IReadOnlyList<IOperation> parts, SyntaxNode source) =>
        After(SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, builder, SyntaxFactory.IdentifierName("Append")), parts, source);

    /// <summary>The same where the first call has its callee, <c>builder.Append</c>, already.</summary>
    public InvocationExpressionSyntax? After(MemberAccessExpressionSyntax callee, IReadOnlyList<IOperation> parts, SyntaxNode source)
    {
        if (parts.Sum(static part => Comments.Count(part.Syntax)) != Comments.Count(source))
            return null;
        var chain = default(InvocationExpressionSyntax);
        foreach (var part in parts)
        {
            if (part.ConstantValue is { HasValue: true, Value: null or "" })
                continue;
            if (ArgumentFor(part) is not { } argument)
                return null;
            chain = Next(callee, chain, argument.Expression, argument.Overload);
        }

        return chain;
    }

    /// <summary>
    /// The same for the parts of an interpolated string; null where a hole has a format or an alignment, or a value of which not the library alone makes the
    /// text: it may make another for a format.
    /// </summary>
    public InvocationExpressionSyntax? After(MemberAccessExpressionSyntax callee, IInterpolatedStringOperation text)
    {
        if (Comments.AreIn(text.Syntax))
            return null;
        var chain = default(InvocationExpressionSyntax);
        foreach (var part in text.Parts)
        {
            (ExpressionSyntax Expression, IMethodSymbol? Overload)? argument = part switch
            {
                IInterpolatedStringTextOperation { Text.ConstantValue: { HasValue: true, Value: string literal } } =>
                    (SyntaxFactory.LiteralExpression(SyntaxKind.StringLiteralExpression, SyntaxFactory.Literal(literal)),
                        _overloads[SpecialType.System_String]),
                IInterpolationOperation { FormatString: null, Alignment: null, Expression: var value }
                    when ConcatParts.Plain(value) is var plain and not IInterpolatedStringOperation && FrameworkTexts.AreOf(plain.Type) => ArgumentFor(plain),
                _ => null,
            };
            if (argument is not { } appended)
                return null;
            chain = Next(callee, chain, appended.Expression, appended.Overload);
        }

        return chain;
    }

    private static InvocationExpressionSyntax Next(
        MemberAccessExpressionSyntax callee, InvocationExpressionSyntax? chain, ExpressionSyntax argument, IMethodSymbol? expected)
    {
        var call = SyntaxFactory.InvocationExpression(
            chain is null
                ? callee
                : SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, chain, SyntaxFactory.IdentifierName("Append")),
            SyntaxFactory.ArgumentList(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.Argument(argument))));
        return expected is null ? call : call.WithAdditionalAnnotations([ExpectedSymbols.Mark([expected])]);
    }

    /// <summary>
    /// Whether evaluating an operand, or making its text, runs no code that may throw or be seen: names of constants and variables, but for static fields that
    /// may be what runs a static constructor.
    /// </summary>
    public static bool IsQuiet(IOperation part) => ConcatParts.Plain(part) switch
    {
        { ConstantValue.HasValue: true } => true,
        ILocalReferenceOperation or IParameterReferenceOperation or IFieldReferenceOperation { Instance: null or IInstanceReferenceOperation } =>
            IsQuietText(ConcatParts.Plain(part).Type) && !StaticConstruction.MayBegin(part),
        _ => false,
    };

    /// <summary>Whether making the text of a value of that type runs only the library's own code, which does not throw.</summary>
    public static bool IsQuietText(ITypeSymbol? type) =>
        type?.SpecialType is SpecialType.System_String or (>= SpecialType.System_Boolean and <= SpecialType.System_Double);

    private (ExpressionSyntax Expression, IMethodSymbol? Overload)? ArgumentFor(IOperation part)
    {
        if (OperandSyntax.Of(part) is not { } syntax
            || part.Type is not { TypeKind: not (TypeKind.Dynamic or TypeKind.Error or TypeKind.Array or TypeKind.Pointer) } type)
        {
            return null;
        }

        var expression = Comments.Count(syntax) > 0 ? syntax : syntax.WithoutTrivia();
        if (part is IInterpolatedStringOperation)
            return (expression, null);
        if (_overloads.TryGetValue(type.SpecialType, out var typed) && type.SpecialType != SpecialType.System_Object)
            return (expression, typed);
        if (IsLibraryValue(type))
            return _overloads.TryGetValue(SpecialType.System_String, out var text) ? (ToStringOf(expression), text) : null;
        return _overloads.TryGetValue(SpecialType.System_Object, out var any) && !ConvertsItself(type) ? (expression, any) : null;
    }

    // Its text can be asked for directly, where Append(object) would box it. It changes nothing, so it need not be a copy that is asked.
    private static bool IsLibraryValue(ITypeSymbol type) =>
        type is INamedTypeSymbol { IsValueType: true, IsRefLikeType: false, TypeKind: TypeKind.Struct, IsReadOnly: true,
            OriginalDefinition.SpecialType: not SpecialType.System_Nullable_T }
        && type.DeclaringSyntaxReferences.IsEmpty && type.ContainingNamespace is { Name: nameof(System), ContainingNamespace.IsGlobalNamespace: true };

    private static bool ConvertsItself(ITypeSymbol type)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (current.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
                return false;
            if (!current.GetMembers(WellKnownMemberNames.ImplicitConversionName).IsEmpty || current.Name == "StringBuilder")
                return true;
        }

        return type is ITypeParameterSymbol { ConstraintTypes.IsEmpty: false };
    }

    private static InvocationExpressionSyntax ToStringOf(ExpressionSyntax expression) =>
        SyntaxFactory.InvocationExpression(SyntaxFactory.MemberAccessExpression(
            SyntaxKind.SimpleMemberAccessExpression, OperandSyntax.AsPrimary(expression), SyntaxFactory.IdentifierName(nameof(ToString))));
}
