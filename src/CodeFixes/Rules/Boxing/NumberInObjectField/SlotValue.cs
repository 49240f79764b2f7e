using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.NumberInObjectField;

/// <summary>A value that is stored in a slot, by the type that it has before it becomes an object.</summary>
internal sealed class SlotValue
{
    private readonly bool _dropsCast;

    private SlotValue(ITypeSymbol? type, bool dropsCast)
    {
        Type = type;
        _dropsCast = dropsCast;
    }

    /// <summary>The type; null where the value has none of its own and is stored as an object.</summary>
    public ITypeSymbol? Type { get; }

    /// <summary>Whether the slot keeps the value without a box, or may where its type is a parameter.</summary>
    public bool IsNumber => Type is not null && (SlotKind.Of(Type) is not null || Type is ITypeParameterSymbol { HasReferenceTypeConstraint: false });

    /// <summary>The type argument that must be written: the compiler infers every type but that of null and the like.</summary>
    public string? TypeArgument => Type is null ? "object" : null;

    /// <summary>How a value is stored; null for a dynamic one, which would bind the call at run time.</summary>
    public static SlotValue? Of(IOperation value, SemanticModel model, CancellationToken cancellationToken)
    {
        var dropsCast = value is IConversionOperation { IsImplicit: false, Syntax: CastExpressionSyntax, Type.SpecialType: SpecialType.System_Object };
        var operand = dropsCast ? ((CastExpressionSyntax)value.Syntax).Expression : value.Syntax;
        if (operand is not ExpressionSyntax expression)
            return null;
        var type = model.GetTypeInfo(expression, cancellationToken).Type;
        return type switch
        {
            { TypeKind: TypeKind.Dynamic or TypeKind.Pointer } => null,
            { TypeKind: TypeKind.Error } => null,
            _ => new SlotValue(expression.IsKind(SyntaxKind.DefaultLiteralExpression) ? null : type, dropsCast),
        };
    }

    /// <summary>The value without the cast to object that the slot does not need.</summary>
    public ExpressionSyntax Reduce(SyntaxNode value) =>
        _dropsCast && value is CastExpressionSyntax cast ? SlotSyntax.Unparenthesized(cast.Expression).WithTriviaFrom(cast) : (ExpressionSyntax)value;
}
