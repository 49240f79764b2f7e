using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.RepeatedReflection;

/// <summary>Attributes that are made only to see whether there are any, which <c>IsDefined</c> tells without making them.</summary>
/// <param name="Call">The call that makes them: <c>member.GetCustomAttribute&lt;A&gt;()</c>.</param>
/// <param name="Test">The comparison or call of <c>Any</c> around it.</param>
/// <param name="IsPresent">Whether the test holds where the element has the attribute; else it holds where it has not.</param>
/// <param name="Attribute">The type of the attribute.</param>
internal sealed record AttributeTest(IInvocationOperation Call, ExpressionSyntax Test, bool IsPresent, ITypeSymbol Attribute)
{
    /// <summary>Whether the call is one of a method of the project that makes the attribute for its caller.</summary>
    public bool IsOfProject { get; private init; }

    /// <summary>Whether an operation may be a call of a method of the project that makes an attribute to compare it with null. Cheap enough for each.</summary>
    public static bool MayBeOfProject(IOperation operation) =>
        operation is IInvocationOperation
        {
            Syntax: InvocationExpressionSyntax,
            TargetMethod: { DeclaringSyntaxReferences.Length: 1, TypeArguments: { Length: 1 } types, ReturnType: var made },
        }
        && SymbolEqualityComparer.Default.Equals(types[0], made)
        && operation.Around(Through.BuiltInImplicit).Parent is IBinaryOperation or IIsPatternOperation;

    /// <summary>The test that a call is part of; null where its result is used otherwise, or where the type of the attribute is not written there.</summary>
    public static AttributeTest? Of(IOperation operation, CancellationToken cancellationToken)
    {
        if (MayBeOfProject(operation))
        {
            var own = (IInvocationOperation)operation;
            return MakesAttribute(own, cancellationToken) && NullTestOf(own) is { } ofNull
                ? new AttributeTest(own, ofNull.Test, ofNull.IsPresent, own.TargetMethod.TypeArguments[0]) { IsOfProject = true }
                : null;
        }

        if (operation is not IInvocationOperation
            {
                TargetMethod: { Name: "GetCustomAttribute" or "GetCustomAttributes", ContainingType: var owner } method,
                Syntax: InvocationExpressionSyntax,
            } call
            || !(owner.IsIn("System.Reflection") || owner is { Name: "Attribute" } && owner.IsIn("System")) || AttributeOf(call) is not { } attribute)
        {
            return null;
        }

        return (method.Name == "GetCustomAttribute" ? NullTestOf(call) : TestForAny(call)) is { } test
            ? new AttributeTest(call, test.Test, test.IsPresent, attribute)
            : null;
    }

    /// <summary>Whether a method in source does nothing but ask reflection for attributes of its type parameter, and choose one.</summary>
    private static bool MakesAttribute(IInvocationOperation call, CancellationToken cancellationToken)
    {
        var method = call.TargetMethod.OriginalDefinition;
        if (method is not { IsVirtual: false, IsAbstract: false, IsOverride: false }
            || OwnQuestion.BodyOf(method, call, cancellationToken) is not { } declared)
        {
            return false;
        }

        var asks = false;
        foreach (var part in declared.Descendants())
        {
            if (part is not IInvocationOperation inner)
                continue;
            if (inner.TargetMethod is { Name: "GetCustomAttribute" or "GetCustomAttributes", ContainingType: var owner } && owner.IsOfFramework()
                && SymbolEqualityComparer.Default.Equals(AttributeOf(inner), method.TypeParameters[0]))
            {
                asks = true;
            }
            else if (!LinqChain.IsOperator(inner.TargetMethod))
            {
                return false;
            }
        }

        return asks;
    }

    private static ITypeSymbol? AttributeOf(IInvocationOperation call)
    {
        if (call.TargetMethod.TypeArguments is { Length: 1 } types)
            return types[0];
        foreach (var argument in call.Arguments)
        {
            if (argument.Value.Inside(Through.BuiltInImplicit) is ITypeOfOperation { TypeOperand: var type } && argument.Parameter?.Name != "element")
                return type;
        }

        return null;
    }

    private static (ExpressionSyntax Test, bool IsPresent)? NullTestOf(IInvocationOperation call)
    {
        var test = call.Around(Through.BuiltInImplicit).Parent switch
        {
            IBinaryOperation { OperatorMethod: null, Syntax: ExpressionSyntax comparison } => NullTest.Of(comparison),
            IIsPatternOperation { Syntax: ExpressionSyntax comparison } => NullTest.Of(comparison),
            _ => null,
        };
        return test is { Tested: var tested, IsNull: var isNull } && tested == call.Syntax ? ((ExpressionSyntax)tested.Parent!, !isNull) : null;
    }

    /// <summary>The question whether a sequence or array has elements: <c>Any()</c>, or its number compared with zero.</summary>
    private static (ExpressionSyntax Test, bool IsPresent)? TestForAny(IInvocationOperation call)
    {
        var outside = call.Around(Through.BuiltInImplicit);
        var user = outside.Parent switch
        {
            IPropertyReferenceOperation length when MeasuredCopies.IsLength(length) && length.Instance == outside => length,
            IArgumentOperation { Parent: IInvocationOperation { Arguments.Length: 1, TargetMethod: { Name: "Any" or "Count" } target } counted }
                when LinqChain.IsOperator(target) => counted,
            _ => default(IOperation),
        };
        if (user is IInvocationOperation { TargetMethod.Name: "Any", Syntax: InvocationExpressionSyntax any })
            return (any, true);
        return user?.Parent is IBinaryOperation { Syntax: ExpressionSyntax comparison, RightOperand.ConstantValue: { HasValue: true, Value: int number } }
            binary && binary.LeftOperand == user
            ? (binary.OperatorKind, number) switch
            {
                (BinaryOperatorKind.GreaterThan or BinaryOperatorKind.NotEquals, 0) or (BinaryOperatorKind.GreaterThanOrEqual, 1) => (comparison, true),
                (BinaryOperatorKind.Equals or BinaryOperatorKind.LessThanOrEqual, 0) or (BinaryOperatorKind.LessThan, 1) => (comparison, false),
                _ => null,
            }
            : null;
    }
}
