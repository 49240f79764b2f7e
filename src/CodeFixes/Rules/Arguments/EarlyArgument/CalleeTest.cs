using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Arguments.EarlyArgument;

/// <summary>The one test of a parameter without which a method does nothing.</summary>
/// <param name="Parameter">What is tested.</param>
/// <param name="Passes">The value of a condition for which the method does something; null where a reference is tested for null.</param>
/// <param name="IsKnown">Whether a body says so, and not only an attribute.</param>
internal sealed record CalleeTest(IParameterSymbol Parameter, bool? Passes, bool IsKnown)
{
    /// <summary>The test of a method; null where its body is anything but one <c>if</c> that asks a parameter.</summary>
    public static CalleeTest? Of(IMethodSymbol method, Compilation compilation, CancellationToken cancellationToken)
    {
        method = method.OriginalDefinition;
        return method.DeclaringSyntaxReferences.IsEmpty || method.IsExtern ? OfAttribute(method) : OfBody(method, compilation, cancellationToken);
    }

    private static CalleeTest? OfAttribute(IMethodSymbol method)
    {
        foreach (var parameter in method.Parameters)
        {
            foreach (var attribute in parameter.GetAttributes())
            {
                if (attribute is { AttributeClass.Name: "DoesNotReturnIfAttribute", ConstructorArguments: { Length: 1 } values }
                    && values[0].Value is bool outcome)
                {
                    return new CalleeTest(parameter, outcome, IsKnown: false);
                }
            }
        }

        return null;
    }

    private static CalleeTest? OfBody(IMethodSymbol method, Compilation compilation, CancellationToken cancellationToken)
    {
        if (method.IsAsync || method.DeclaringSyntaxReferences.Length != 1 || StaticConstruction.IsConstructed(method.ContainingType)
            || method.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is not { } declaration
            || BodyOf(declaration) is not { Statements: { Count: 1 } statements } || statements[0] is not IfStatementSyntax { Else: null } test
            || References.Suspends(declaration)
            || SourceModels.Find(compilation, declaration.SyntaxTree)?.GetOperation(test.Condition, cancellationToken) is not { } condition)
        {
            return null;
        }

        return Asked(condition.Inside(Through.BuiltInImplicit), passes: true);
    }

    private static BlockSyntax? BodyOf(SyntaxNode declaration) => declaration switch
    {
        MethodDeclarationSyntax method => method.Body,
        LocalFunctionStatementSyntax local => local.Body,
        _ => null,
    };

    private static CalleeTest? Asked(IOperation condition, bool passes) => condition switch
    {
        IParameterReferenceOperation { Parameter: { RefKind: RefKind.None, Type.SpecialType: SpecialType.System_Boolean } parameter } =>
            new CalleeTest(parameter, passes, IsKnown: true),
        IUnaryOperation { OperatorKind: UnaryOperatorKind.Not, OperatorMethod: null, Operand: var operand } => Asked(operand, !passes),
        IIsPatternOperation { Value: var value, Pattern: IConstantPatternOperation { Value: var constant } } when passes && NullValue.Is(constant) =>
            OfNull(value),
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals, OperatorMethod: null or { ContainingType.SpecialType: SpecialType.System_String } } test
            when passes => NullValue.Is(test.RightOperand) ? OfNull(test.LeftOperand) : NullValue.Is(test.LeftOperand) ? OfNull(test.RightOperand) : null,
        _ => null,
    };

    private static CalleeTest? OfNull(IOperation value) =>
        value.Inside(Through.BuiltIn) is IParameterReferenceOperation { Parameter: { RefKind: RefKind.None } parameter }
            ? new CalleeTest(parameter, Passes: null, IsKnown: true)
            : null;
}
