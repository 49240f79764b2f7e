using System.Collections.Immutable;
using Allocations.Analyzers.Rules.Boxing.BoxedValue;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Rewriting.Boxes;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.BoxedValue;

/// <summary>Calls that box although the library has one for values: comparisons of enums, <c>object.Equals</c> on two numbers, casts to object.</summary>
internal static class TypedCall
{
    /// <summary>The fix for a call on a value, or for an argument of one; null where there is no call that does the same.</summary>
    public static Fix? Plan(FixRequest request, IInvocationOperation call, CancellationToken cancellationToken) => call switch
    {
        { Syntax: InvocationExpressionSyntax syntax } when syntax.DescendantTrivia().Any(static trivia => !trivia.IsKind(SyntaxKind.WhitespaceTrivia)) => null,
        { TargetMethod: { Name: nameof(Equals), IsStatic: false }, Instance.Type: { } held }
            when NullableTypes.Underlying(held) is { TypeKind: TypeKind.Enum } type && BoxCure.IsComparison(call, type) =>
                CompareEnums(request, call, cancellationToken),
        _ when ConstantName.Is(call) => NameOf(request, call),
        { TargetMethod.Name: nameof(Enum.HasFlag) } => FlagComparison.Plan(request, call),
        { TargetMethod: { Name: nameof(Equals), IsStatic: true, ContainingType.SpecialType: SpecialType.System_Object }, Arguments: { Length: 2 } pair }
            when Operand(pair[0])?.Type is { } type && IsOfType(pair[1], type) => CompareValues(request, call, pair, type, cancellationToken),
        { TargetMethod: { Name: nameof(Enum.IsDefined) or nameof(Enum.GetName), IsStatic: true, IsGenericMethod: false,
            ContainingType.SpecialType: SpecialType.System_Enum } method,
            Arguments: { Length: 2 } known }
            when known[0].Value is ITypeOfOperation { TypeOperand: { TypeKind: TypeKind.Enum } type } && IsOfType(known[1], type) =>
                Generic(request, call, method, known[1]),
        _ => null,
    };

    /// <summary>The fix for a cast to object that hides the overload for the value's own type.</summary>
    public static Fix? WithoutCast(FixRequest request, IConversionOperation box)
    {
        if (box is not { IsImplicit: false, Syntax: CastExpressionSyntax cast, Operand.Type: { } type,
            Parent: IArgumentOperation { Parameter: { } parameter,
                Parent: IInvocationOperation { TargetMethod: { } method, Syntax: InvocationExpressionSyntax call } } }
            || cast.DescendantTrivia().Any(static trivia => !trivia.IsKind(SyntaxKind.WhitespaceTrivia)))
        {
            return null;
        }

        var typed = new List<IMethodSymbol>();
        foreach (var member in method.ContainingType.GetMembers(method.Name))
        {
            if (member is IMethodSymbol overload && overload.Parameters.Length == method.Parameters.Length && overload.IsStatic == method.IsStatic
                && SymbolEqualityComparer.Default.Equals(overload.Parameters[parameter.Ordinal].Type, type))
            {
                typed.Add(overload);
            }
        }

        if (typed.Count == 0)
            return null;
        var bare = cast.Expression is ParenthesizedExpressionSyntax inner ? inner.Expression : cast.Expression;
        var edits = request.Replacing(cast, bare.WithTriviaFrom(cast));
        edits.Mark(call, ExpectedSymbols.Mark(typed));
        return new FixBuilder(edits, "Call the overload for '" + TypeNames.Of(type) + "'", "Overload")
            .MayDiffer(TypedOverload.IsSameByContract(method, type) ? null : "another overload of '" + method.Name + "' is called")
            .Build();
    }

    private static Fix? CompareEnums(FixRequest request, IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (OperandSyntax.Of(call.Instance!) is not { } first || OperandSyntax.Of(Operand(call.Arguments[0])!) is not { } second)
            return null;
        var (replaced, isDenied) = OperandSyntax.WithDenial((InvocationExpressionSyntax)call.Syntax);
        var comparison = SyntaxFactory.ParseExpression(
            OperandSyntax.AsPrimary(first.WithoutTrivia()) + (isDenied ? " != " : " == ") + OperandSyntax.AsPrimary(second.WithoutTrivia()));
        return new FixBuilder(request.Replacing(replaced, OperandSyntax.InPlaceOf(replaced, comparison)), "Compare the values", "Compare")
            .MayDiffer(ReceiverOrder.Difference(call.Instance!, Operand(call.Arguments[0])!, cancellationToken))
            .Build();
    }

    private static Fix? NameOf(FixRequest request, IInvocationOperation call)
    {
        const string NameOf = "nameof";

        if (call.Syntax is not InvocationExpressionSyntax syntax || call.Instance!.Syntax is not ExpressionSyntax member
            || !request.Model.LookupSymbols(syntax.SpanStart, name: NameOf).IsEmpty)
        {
            return null;
        }

        var name = SyntaxFactory.ParseExpression(NameOf + "(" + member.WithoutTrivia() + ")");
        return new FixBuilder(request.Replacing(syntax, name.WithTriviaFrom(syntax)), "Use 'nameof'", "NameOf").Build();
    }

    private static Fix? CompareValues(
        FixRequest request, IInvocationOperation call, ImmutableArray<IArgumentOperation> pair, ITypeSymbol type, CancellationToken cancellationToken)
    {
        if (!TypedOverload.IsSimple(type) || call.Syntax is not InvocationExpressionSyntax { ArgumentList.Arguments: { Count: 2 } written } syntax
            || written.Any(static argument => argument.NameColon is not null)
            || OperandSyntax.Of(Operand(pair[0])!) is not { } first || OperandSyntax.Of(Operand(pair[1])!) is not { } second)
        {
            return null;
        }

        var left = OperandSyntax.AsPrimary(first.WithoutTrivia());
        var receiver = Operand(pair[0])!.ConstantValue.HasValue && left is LiteralExpressionSyntax ? "(" + left + ")" : left.ToString();
        var typed = SyntaxFactory.ParseExpression(receiver + ".Equals(" + second + ")");
        return new FixBuilder(request.Replacing(
                syntax,
                typed.WithTriviaFrom(syntax).WithAdditionalAnnotations(ExpectedSymbols.Mark(type
                    .GetMembers(nameof(Equals))
                    .OfType<IMethodSymbol>()
                    .Where(method => SymbolEqualityComparer.Default.Equals(method.Parameters.FirstOrDefault()?.Type, type))))),
            "Compare the values", "Compare")
            .MayDiffer(ReceiverOrder.Difference(Operand(pair[0])!, Operand(pair[1])!, cancellationToken))
            .Build();
    }

    private static Fix? Generic(FixRequest request, IInvocationOperation call, IMethodSymbol method, IArgumentOperation value)
    {
        var generic = method.ContainingType
            .GetMembers(method.Name)
            .OfType<IMethodSymbol>()
            .Where(static overload => overload is { IsGenericMethod: true, Parameters.Length: 1 })
            .ToArray();
        if (generic.Length == 0 || call.Syntax is not InvocationExpressionSyntax { ArgumentList.Arguments: { Count: 2 } written } syntax
            || written.Any(static argument => argument.NameColon is not null) || OperandSyntax.Of(Operand(value)!) is not { } given)
        {
            return null;
        }

        var arguments = syntax.ArgumentList.WithArguments(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.Argument(given.WithoutTrivia())));
        var called = syntax.WithArgumentList(arguments).WithAdditionalAnnotations(ExpectedSymbols.Mark(generic));
        return new FixBuilder(request.Replacing(syntax, called), "Call the generic '" + method.Name + "'",
            "Generic").Build();
    }

    private static bool IsOfType(IArgumentOperation argument, ITypeSymbol type) => SymbolEqualityComparer.Default.Equals(Operand(argument)?.Type, type);

    private static IOperation? Operand(IArgumentOperation argument) =>
        argument.Value is IConversionOperation { OperatorMethod: null, Operand: { } operand } ? operand : null;
}
